/**
 * A browser that translates a page puts a <font> in the place of each text, and React goes on writing to texts that are in the page no
 * longer. Here such a text comes back into its place before it is written to or moved, and the browser translates it anew.
 */
const standIns = new WeakMap<Node, ChildNode>();
/** In the order of the page; several where the browser made one of them. */
const stoodFor = new WeakMap<Node, Node[]>();

function notice(records: MutationRecord[]) {
  const fresh = new Set<Node | null>();
  for (const { addedNodes } of records) for (const node of addedNodes) if (node.nodeName === 'FONT') fresh.add(node);
  if (fresh.size === 0) return;
  patch();
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
    for (const gone of removedNodes) {
      const isText = gone instanceof Text;
      const texts = isText ? [gone] : stoodFor.get(gone);
      const beside = [...addedNodes, isText && previousSibling, isText && nextSibling].filter(
        (node): node is ChildNode => fresh.has(node as Node),
      );
      const standIn = beside.find((node) => !stoodFor.has(node)) ?? beside[0];
      if (!texts || !standIn) continue;
      for (const text of texts) standIns.set(text, standIn);
      stoodFor.set(standIn, [...(stoodFor.get(standIn) ?? []), ...texts]);
    }
}

/** The texts of a stand-in are in its place again, but for one that was put elsewhere. */
function bringBack(text: Node, elsewhere = false) {
  const standIn = standIns.get(text);
  const texts =
    standIn && stoodFor.get(standIn)?.filter((each) => standIns.delete(each) && !(elsewhere && each === text));
  standIn?.replaceWith(...((texts ?? []) as ChildNode[]));
}

let patch = () => {
  patch = () => {};
  const { insertBefore } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before) bringBack(before);
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    insertBefore.call(this, node, place);
    bringBack(node, true);
    return node;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    return this.insertBefore(node, null);
  };
  Node.prototype.removeChild = <T extends Node>(node: T): T => {
    bringBack(node);
    (node as unknown as ChildNode).remove();
    return node;
  };
  for (const [prototype, name] of [
    [Node.prototype, 'nodeValue'],
    [Node.prototype, 'textContent'],
    [CharacterData.prototype, 'data'],
  ] as const) {
    const own = Object.getOwnPropertyDescriptor(prototype, name)!;
    Object.defineProperty(prototype, name, {
      ...own,
      set(this: Node, value: unknown) {
        bringBack(this);
        own.set!.call(this, value);
      },
    });
  }
};

new MutationObserver(notice).observe(document, { childList: true, subtree: true });
