import "client-only";

/**
 * Lets a node be removed and be inserted before although a translator or an extension has moved it into an element of
 * its own: the framework still knows it as a child of its first parent, and the browser would throw. To be called once.
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = child.parentNode;
    // Already gone with the element into which it was moved.
    if (parent === null) return child;
    return removeChild.call(parent, child) as Child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ): Added {
    return insertBefore.call(this, added, childWith(this, next)) as Added;
  };
}

/** Returns the child of a parent that is the node or holds it; null where none does. */
function childWith(parent: Node, node: Node | null): Node | null {
  let step = node;
  while (step !== null && step.parentNode !== parent) step = step.parentNode;
  return step;
}
