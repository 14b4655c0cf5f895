// Pages that the browser translates. A translator puts its own element in the place of every text, and what the page writes
// into that text later would be seen by nobody: here it is written into the translator's element, which is translated anew.

/** Looks after the texts of a page that were replaced. */
export function followTranslator(root: Node): () => void {
  /** The translator's element for each text that it took out. */
  const replaced = new WeakMap<Node, Element>();
  const isTranslators = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';
  const written = new MutationObserver((records) => {
    for (const { target } of records) {
      const shown = replaced.get(target);
      if (shown?.isConnected && !target.isConnected) shown.textContent = target.nodeValue;
    }
  });
  const taken = new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected || target.nodeName === 'FONT') continue;
        const shown = [...addedNodes, previousSibling, nextSibling].find(isTranslators);
        if (!shown) continue;
        replaced.set(text, shown);
        written.observe(text, { characterData: true });
      }
    }
  });
  taken.observe(root, { subtree: true, childList: true });
  return () => {
    taken.disconnect();
    written.disconnect();
  };
}
