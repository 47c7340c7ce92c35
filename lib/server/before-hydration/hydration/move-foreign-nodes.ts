/**
 * Moves what others have put before our own content to the end of the body. The framework expects its elements from the
 * first one on, would take a foreign one for its own and render the whole page anew. To be called before it starts.
 */
export function moveForeignNodes(): void {
  const page = document.getElementById("page");
  if (page === null) return;
  for (const node of [...document.body.childNodes]) {
    if (node === page) return;
    if (!isFrameworks(node)) document.body.append(node);
  }
}

/** Whether this is the framework's empty place for late metadata. */
function isFrameworks(node: Node): boolean {
  return node instanceof HTMLDivElement && node.hidden && node.firstChild instanceof Comment;
}
