const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML has no sign for most of what is below a space, nor for half a letter. */
const WITHOUT_SIGN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text as it stands between elements. */
export const escapeXml = (text: string): string =>
  text.replace(WITHOUT_SIGN, '').replace(/[&<>"']/g, sign => signs[sign]!);

/** An element with its attributes, without those that have nothing to say, and what stands in it, which is XML already. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  ...inner: readonly string[]
): string {
  const said = Object.entries(attributes)
    .flatMap(([key, value]) => (value === null ? [] : [` ${key}="${escapeXml(value).replaceAll('\n', '&#10;')}"`]))
    .join('');
  const within = inner.join('');
  return within === '' ? `<${name}${said}/>` : `<${name}${said}>${within}</${name}>`;
}
