import type { ArticleImage } from './article-tree.ts';

// Browsers read a second slash, either way round, as another host's name, and drop tabs and line ends within an address.
const OWN_PATH = /^\/(?![/\\])/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what hides a scheme, as in "java\tscript:".
const HIDDEN = /[\u0000-\u0020\u007f]/;

/** An address that a link may lead to, or undefined: web, mail, a page of ours, a place in the same page. Never a script. */
export function safeLink(address: string): string | undefined {
  if (HIDDEN.test(address)) return undefined;
  if (OWN_PATH.test(address) || /^#./.test(address)) return address;
  return /^(https?:\/\/|mailto:)[^/]/i.test(address) ? address : undefined;
}

/** Whether it leaves the page for another site, and so opens a window of its own. */
export const isOutside = (address: string): boolean => /^https?:/i.test(address);

/** A picture of ours or one that comes encrypted; its size where the address ends with it. */
export function safeImage(address: string, alt: string): ArticleImage | undefined {
  if (HIDDEN.test(address) || !(OWN_PATH.test(address) || /^https:\/\/[^/]/i.test(address))) return undefined;
  const [, bare = address, width, height] = /^(.*)#(\d{1,4})x(\d{1,4})$/.exec(address) ?? [];
  const size = width && height ? { width: Number(width), height: Number(height) } : undefined;
  return { address: bare, alt, ...(size && { size }) };
}
