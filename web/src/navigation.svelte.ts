// Where the reader is. Pages change without reloading; the browser's back button works as everywhere.

import { route, type Route } from './routes';

let here = $state.raw<Route>(route(location.pathname, location.hash));

export const current = (): Route => here;

function arrive(): void {
  here = route(location.pathname, location.hash);
}

/** Goes to a path of ours. What is replaced keeps what its entry of the history knows. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(history.state, '', path);
  else history.pushState(null, '', path);
  arrive();
  if (!location.hash) window.scrollTo(0, 0);
}

window.addEventListener('popstate', arrive);
window.addEventListener('hashchange', arrive);

/** Takes over clicks on links of ours. */
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
