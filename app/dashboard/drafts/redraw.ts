/** Touches only what differs: a page that follows a form loads nothing twice, does not flicker and stays where it was scrolled. */
export function redraw(drawn: Element, wanted: Element): void {
  if (drawn.isEqualNode(wanted)) return;
  redrawAttributes(drawn, wanted);
  const [old, next] = [[...drawn.childNodes], [...wanted.childNodes]];
  for (const [position, node] of next.entries()) {
    const before = old[position];
    if (before === undefined) drawn.append(imported(drawn, node));
    else redrawNode(before, node);
  }
  for (const left of old.slice(next.length)) left.remove();
}

function redrawNode(drawn: ChildNode, wanted: ChildNode): void {
  if (drawn.isEqualNode(wanted)) return;
  if (isElement(drawn) && isElement(wanted) && drawn.tagName === wanted.tagName) redraw(drawn, wanted);
  else drawn.replaceWith(imported(drawn, wanted));
}

function redrawAttributes(drawn: Element, wanted: Element): void {
  for (const name of drawn.getAttributeNames()) if (!wanted.hasAttribute(name)) drawn.removeAttribute(name);
  for (const { name, value } of wanted.attributes) if (drawn.getAttribute(name) !== value) drawn.setAttribute(name, value);
}

function imported({ ownerDocument }: Node, node: Node): Node {
  return (ownerDocument ?? document).importNode(node, true);
}

/** Not `instanceof`: an element of a page in a frame is none of this page. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
