/** @jest-environment jsdom */
import { tolerateMovedNodes } from "@/lib/browser/page";

beforeAll(tolerateMovedNodes);

/** Moves a node into an element of its own, as translators do. */
function wrap(node: ChildNode): void {
  const font = document.createElement("font");
  node.replaceWith(font);
  font.append(node);
}

test("a text that a translator has moved can be removed, and another inserted before it", () => {
  const parent = document.createElement("p");
  const [first, second] = [new Text("one"), new Text("two")];
  parent.append(first, second);
  wrap(second);
  parent.insertBefore(new Text("between"), second);
  expect(parent.innerHTML).toBe("onebetween<font>two</font>");
  parent.removeChild(second);
  expect(parent.innerHTML).toBe("onebetween<font></font>");
  expect(parent.removeChild(second)).toBe(second);
  parent.insertBefore(new Text("last"), second);
  expect(parent.textContent).toBe("onebetweenlast");
});

test("nodes in their place are removed and inserted as ever", () => {
  const parent = document.createElement("p");
  const [first, second] = [new Text("one"), new Text("two")];
  parent.append(second);
  parent.insertBefore(first, second);
  parent.insertBefore(new Text("three"), null);
  expect(parent.textContent).toBe("onetwothree");
  expect(parent.removeChild(first)).toBe(first);
  expect(parent.textContent).toBe("twothree");
});
