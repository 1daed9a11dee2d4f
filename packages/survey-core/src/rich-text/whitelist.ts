import { isId } from '../ids.ts';

type ValueCheck = (value: string) => boolean;

const oneOf =
  (...allowed: readonly string[]): ValueCheck =>
  value =>
    allowed.includes(value);
const matches =
  (pattern: RegExp): ValueCheck =>
  value =>
    pattern.test(value);

export const FONT_SIZES = [12, 14, 16, 18, 20, 24, 36, 48] as const;

const colour = matches(/^(#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\))$/i);

const styles: Readonly<Record<string, ValueCheck>> = {
  'font-size': oneOf(...FONT_SIZES.map(size => `${size}px`)),
  'font-weight': oneOf('bold', 'normal', '400', '700'),
  'font-style': oneOf('italic', 'normal'),
  'text-decoration': oneOf('underline', 'line-through', 'none'),
  'text-align': oneOf('left', 'center', 'right', 'justify'),
  color: colour,
  'background-color': colour,
};

/** Ids in a row, some of them "parent-child": the parts of an answer that a quote shows. */
const quotedIds: ValueCheck = value =>
  value.length <= 4000 && value.split(',').every(part => part.split('-').every(id => isId(id) || /^[0-9]+$/.test(id)));
const pixels = matches(/^[1-9][0-9]{0,3}$/);
/** Addresses of our own files: a path of this host, or the host's placeholder. Two slashes would be somebody else's host. */
const ownAddress = matches(/^(?:\{host\})?\/(?![/\\])[^\s"'<>\\]{0,1000}$/);
const noValue = oneOf('', 'true');

const style: ValueCheck = value => styleProblem(value) === undefined;

/** The tags that a title may hold, with their attributes. Nothing else passes: no class, no id, no event, no frame. */
const tags: Readonly<Record<string, Readonly<Record<string, ValueCheck>>>> = {
  p: { style },
  br: {},
  strong: { style },
  b: { style },
  em: { style },
  i: { style },
  u: { style },
  s: { style },
  sub: {},
  sup: {},
  ul: {},
  ol: {},
  li: { style },
  span: {
    style,
    contenteditable: oneOf('false'),
    'data-qid': isId,
    'data-calc': isId,
    'data-itemid': quotedIds,
    'data-level': quotedIds,
    'data-num': quotedIds,
    'data-pid': quotedIds,
  },
  a: { href: isLink, target: oneOf('_blank'), rel: matches(/^[a-z ]{0,60}$/), style },
  img: { src: ownAddress, alt: value => value.length <= 500, width: pixels, height: pixels },
  video: { src: ownAddress, controls: noValue, width: pixels, height: pixels },
};

/**
 * http, https, or the placeholder of the survey's own host (S5.19). Behind the placeholder begins a path: where it is taken away, anything
 * else would stand there as an address of its own, such as a script.
 */
export function isLink(value: string): boolean {
  return /^(https?:\/\/[^\s"'<>\\]+|\{host\}(?:\/(?!\/)|\?|#|$)[^\s"'<>\\]*)$/i.test(value) && value.length <= 2000;
}

export const isVoidTag = oneOf('br', 'img');

export function isAllowedTag(tag: string): boolean {
  return Object.hasOwn(tags, tag);
}

export function attributeProblem(
  tag: string,
  name: string,
  value: string,
): 'attribute-not-allowed' | 'value-not-allowed' | 'style-not-allowed' | undefined {
  const attributes = tags[tag]!;
  if (!Object.hasOwn(attributes, name)) return 'attribute-not-allowed';
  if (attributes[name]!(value)) return undefined;
  return name === 'style' ? 'style-not-allowed' : 'value-not-allowed';
}

function styleProblem(value: string): string | undefined {
  return value
    .split(';')
    .map(declaration => declaration.trim())
    .filter(declaration => declaration !== '')
    .find(declaration => {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, colon).trim().toLowerCase();
      return colon < 0 || !Object.hasOwn(styles, name) || !styles[name]!(declaration.slice(colon + 1).trim());
    });
}
