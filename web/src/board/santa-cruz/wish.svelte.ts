// The site that was tapped while a card in preview showed where it reaches. It is built on as soon as the card lies open,
// so that one confirmation does both.

import type { Wish } from './pieces';

export const wish = $state<{ value: Wish | null }>({ value: null });
