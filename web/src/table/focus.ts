// The keyboard keeps its place: when what had the focus goes away, the next thing to decide gets it.

/** What may be decided, the board before its buttons. */
const NEXT = ['#board [data-choice][tabindex="0"]', '.side [data-choice]:not([tabindex="-1"])', '#board [data-choice]', '.foot button:not(:disabled)'];

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** Where the focus goes: to what can be chosen, and to the board while nothing can. */
function next(page: HTMLElement): HTMLElement | null {
  for (const selector of NEXT) {
    const found = [...page.querySelectorAll<HTMLElement>(selector)].find(isShown);
    if (found) return found;
  }
  return page.querySelector<HTMLElement>('#board');
}

/** Looks after the focus of a table's page. The board has it only while the page waits for something to choose. */
export function keepFocus(page: HTMLElement): () => void {
  let last: Element | null = null;
  const remember = (event: FocusEvent): void => {
    last = event.target as Element;
  };
  // Whoever points at nothing has put the focus away.
  const forget = (event: PointerEvent): void => {
    if (!(event.target as Element).closest('button, a, input, select, textarea, [tabindex]')) last = null;
  };
  const look = (): void => {
    if (!last || document.querySelector('dialog[open]')) return;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    const waits = activeElement?.id === 'board';
    const isGone = !last.isConnected || (last as HTMLButtonElement).disabled || !isShown(last as HTMLElement);
    if (!waits && !(isLost && isGone)) return;
    const found = next(page);
    if (found && found !== activeElement) found.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'data-choice'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget);
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget);
  };
}
