// Sites as the shell's places.

import type { Highlight, Place } from '../module';

/** A site as the shell's place: its id read as a number, so that different sites are different places. */
export interface SitePlace extends Place {
  id: string;
}
/** What an event points at; `sites` are lit without being anybody's last move. */
export interface SiteHighlight extends Highlight {
  sites?: string[];
}
export const placeOf = (site: string): SitePlace => ({ x: Number.parseInt(site, 36), y: 0, id: site });
