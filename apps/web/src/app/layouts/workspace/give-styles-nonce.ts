/**
 * Ant Design marks its styles with the nonce it is given, except where it locks the page's scrolling under a drawer or a
 * modal: those two style elements come without one, and the policy refuses them. So every style element made by a script
 * gets the nonce. That opens nothing: only our own scripts run, and styles in injected HTML do not come this way.
 */
export function giveStylesNonce(nonce: string): void {
  const create = document.createElement.bind(document);
  const createWithNonce = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
  Object.assign(document, { createElement: createWithNonce });
}
