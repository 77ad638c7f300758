/**
 * Lets React go on in a page that somebody else changes: a browser's translation takes each text node out and puts elements of its
 * own in its place, again after each change. React would then take a node out of a parent it is no longer in, which is an
 * error that ends the island, and write new text into a node that nobody sees.
 *
 * The workaround is the known one (facebook/react#11538), with one thing more: what stands in for a text is remembered, so that it goes
 * when the text goes, and gives way to it when the text changes. Costs one observer of the page's children, and nothing where a node
 * is where React left it.
 */
const standIns = new WeakMap<Node, Node>();

/** What a translation puts in. Other elements beside a text that goes are the page's own. */
const isForeign = (node: Node | null | undefined): node is Node => node?.nodeName === 'FONT';

const note = (records: readonly MutationRecord[]): void => {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const removed of removedNodes) {
      const standIn = [addedNodes[0], previousSibling, nextSibling].find(isForeign);
      if (standIn) standIns.set(removed, standIn);
    }
};

/** The node itself while it is in the page, else what stands there for it, which may have got a stand-in itself. */
const shownFor = (node?: Node, links = 9): Node | undefined =>
  !node || node.isConnected || links === 0 ? node : shownFor(standIns.get(node), links - 1);

/** Installs it in a page; to be called once. */
export const tolerateForeignNodes = (): void => {
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });
  const { prototype } = Node;
  const { removeChild, insertBefore } = prototype;
  const shownNow = (node: Node): Node | undefined => {
    note(observer.takeRecords());
    return shownFor(node);
  };
  /** The child of `parent` that is, holds or stands in for a node; null when there is none. */
  const place = (parent: Node, node: Node): Node | null => {
    let at: Node | null | undefined = node.parentNode === parent ? node : shownNow(node);
    while (at && at.parentNode !== parent) at = at.parentNode;
    return at ?? null;
  };
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const standing = place(this, child);
    if (standing) removeChild.call(this, standing);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && place(this, before)) as T;
  };
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: ChildNode, value: string | null) {
      nodeValue?.set?.call(this, value);
      const standIn = this.isConnected ? undefined : shownNow(this);
      if (isForeign(standIn)) standIn.parentNode?.replaceChild(this, standIn);
    },
  });
};
