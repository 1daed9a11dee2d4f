/** As much of a document as drawing a page needs: what is drawn on it can be read, and nothing is laid out. */
export class PaperNode {
  readonly nodeType: number = 1;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly childNodes: PaperNode[] = [];
  readonly attributes: { name: string; value: string }[] = [];
  readonly style = new PaperStyle();
  readonly dataset: Record<string, string> = {};
  readonly classList = { add() {}, remove() {}, toggle() {} };
  readonly localName: string;
  parentNode: PaperNode | null = null;
  data = '';

  constructor(localName: string) {
    this.localName = localName;
  }

  get ownerDocument() {
    return paperDocument;
  }
  get firstChild(): PaperNode | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): PaperNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  set textContent(_: '') {
    this.childNodes.length = 0;
  }
  insertBefore(node: PaperNode, before: PaperNode | null): void {
    node.remove();
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
  }
  appendChild(node: PaperNode): void {
    this.insertBefore(node, null);
  }
  removeChild(node: PaperNode): void {
    node.remove();
  }
  remove(): void {
    const siblings = this.parentNode?.childNodes;
    if (siblings) siblings.splice(siblings.indexOf(this), 1);
    this.parentNode = null;
  }
  setAttribute(name: string, value: unknown): void {
    this.removeAttribute(name);
    this.attributes.push({
      name: name.toLowerCase(),
      value: value === true && !name.startsWith('aria-') ? '' : String(value),
    });
  }
  removeAttribute(name: string): void {
    const at = this.attributes.findIndex(one => one.name === name.toLowerCase());
    if (at >= 0) this.attributes.splice(at, 1);
  }
  addEventListener(): void {}
  removeEventListener(): void {}
}

class PaperText extends PaperNode {
  override readonly nodeType = 3;
}

class PaperStyle {
  setProperty(name: string, value: string): void {
    Object.assign(this, { [name]: value });
  }
  removeProperty(): void {}
}

export const paperDocument = {
  documentElement: new PaperNode('html'),
  visibilityState: 'visible',
  title: '',
  createElementNS: (_namespace: string, name: string) => new PaperNode(name),
  createTextNode: (text: unknown) => Object.assign(new PaperText('#text'), { data: String(text) }),
  addEventListener() {},
  removeEventListener() {},
  querySelector: () => null,
  head: new PaperNode('head'),
  createElement: (name: string) => new PaperNode(name),
};
