import type { Locator } from '@playwright/test';

/** Puts things on the clipboard, or lets them fall, as the browser hands them over. */
export function bring(
  target: Locator,
  how: 'paste' | 'drop',
  what: { html?: string; text?: string; png?: readonly number[] },
) {
  return target.evaluate(
    (element, { how, html, text, png }) => {
      const data = new DataTransfer();
      if (html) data.setData('text/html', html);
      if (text) data.setData('text/plain', text);
      if (png) data.items.add(new File([new Uint8Array(png)], 'image.png', { type: 'image/png' }));
      const { x, y } = element.getBoundingClientRect();
      const both = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...both, clipboardData: data })
          : new DragEvent('drop', { ...both, dataTransfer: data, clientX: x + 12, clientY: y + 12 }),
      );
    },
    { how, ...what },
  );
}
