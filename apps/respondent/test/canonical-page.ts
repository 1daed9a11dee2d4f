import type { PaperNode } from './paper-document.ts';

type Line = string;

const VOID = /^(input|img|br|hr|source|link|meta|col)$/;
/** Attributes that a browser reads alike however they are written. */
const WRITTEN: Readonly<Record<string, string>> = { classname: 'class', htmlfor: 'for' };

/** What was drawn on paper, a line for every element and every text, in one spelling. */
export function linesOfPaper(node: PaperNode, selected?: string): readonly Line[] {
  return node.childNodes.flatMap(child => {
    if (child.nodeType === 3) return child.data === '' ? [] : [child.data];
    const attributes = new Map(child.attributes.map(({ name, value }) => [WRITTEN[name] ?? name, value]));
    const style = Object.entries({ ...child.style });
    if (style.length > 0) attributes.set('style', style.map(([name, value]) => `${kebab(name)}:${value}`).join(';'));
    // A browser takes these as properties; in what is written they are the options' and the text.
    const value = attributes.get('value');
    if (/^(select|textarea)$/.test(child.localName)) attributes.delete('value');
    if (child.localName === 'option' && selected === (value ?? '')) attributes.set('selected', '');
    const inside = linesOfPaper(child, child.localName === 'select' ? value : selected);
    return [
      open(child.localName, attributes),
      ...(child.localName === 'textarea' && value ? [value] : []),
      ...inside,
      '/',
    ];
  });
}

/** The same lines of what was drawn as a string. Comments part texts that stand beside each other, and are nothing else. */
export function linesOfString(html: string): readonly Line[] {
  return [...html.replaceAll('<!-- -->', '</>').matchAll(/<(\/?)([a-z0-9]+)([^>]*)>|<\/>|([^<]+)/g)].flatMap(
    ([, isEnd, name, rest, text]) => {
      if (text !== undefined) return [decode(text)];
      if (isEnd) return ['/'];
      if (name === undefined) return [];
      const attributes = new Map(
        [...rest!.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key, value = '']) => [
          key!.toLowerCase(),
          decode(value),
        ]),
      );
      return [open(name!, attributes), ...(VOID.test(name!) ? ['/'] : [])];
    },
  );
}

function open(name: string, attributes: ReadonlyMap<string, string>): Line {
  const written = [...attributes].map(([key, value]) => ` ${key}="${value}"`).sort();
  return `<${name}${written.join('')}>`;
}

const kebab = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

function decode(text: string): string {
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
  return text.replace(/&(lt|gt|quot|#x27|amp);/g, (_, sign: string) => signs[sign]!);
}
