type Place = Pick<ParentNode, 'querySelector'>;

/** What can be written in or chosen; not what is hidden behind another control, such as a file's own field. */
const controls = ['input:not([type=hidden]):not([hidden]):not(:disabled)', 'textarea:not(:disabled)', 'select'].join();

/** Where somebody begins: what the box says itself, or its first control. */
export const findFirst = (place: Place): HTMLElement | null =>
  place.querySelector<HTMLElement>('[data-focus-first]') ?? place.querySelector<HTMLElement>(controls);

/** Whether nothing on the page has the focus. */
export const isLost = ({ activeElement, body }: Pick<Document, 'activeElement' | 'body'>): boolean =>
  activeElement === null || activeElement === body;
