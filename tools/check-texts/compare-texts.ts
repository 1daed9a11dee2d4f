/** The same text in both languages, as the texts package keeps it: strings, functions that fill blanks, and groups of them. */
type Texts = string | ((...args: never[]) => string) | { readonly [key: string]: Texts } | readonly Texts[];

const CHINESE = /\p{Script=Han}/u;

/** What the compiler cannot see in two languages side by side: empty words, untranslated ones, a blank that only one fills. */
export function compareTexts(zh: Texts, en: Texts, path: string): string[] {
  if (typeof zh === 'string' && typeof en === 'string') return compareStrings(zh, en, path);
  if (typeof zh === 'function' && typeof en === 'function') return compareFunctions(zh, en, path);
  if (typeof zh !== 'object' || typeof en !== 'object') return [`${path}: not of the same kind`];
  const keys = new Set([...Object.keys(zh), ...Object.keys(en)]);
  return [...keys].flatMap(key => {
    const [first, second] = [(zh as Record<string, Texts>)[key], (en as Record<string, Texts>)[key]];
    if (first === undefined || second === undefined) return [`${path}.${key}: in one language only`];
    return compareTexts(first, second, `${path}.${key}`);
  });
}

function compareStrings(zh: string, en: string, path: string): string[] {
  if ((zh.trim() === '') !== (en.trim() === '')) return [`${path}: empty in one language`];
  return hasChinese(en) ? [`${path}: Chinese in the English text: ${en}`] : [];
}

/** Apart from the product's name and the language's own. */
function hasChinese(text: string): boolean {
  return CHINESE.test(text.replaceAll('问枢', '').replaceAll('中文', ''));
}

function compareFunctions(zh: (...args: never[]) => string, en: (...args: never[]) => string, path: string): string[] {
  const [first, second] = [blanksOf(zh), blanksOf(en)];
  if (!first || !second) return [];
  const missing = [...first].filter(blank => !second.has(blank));
  return missing.map(blank => `${path}: the English text leaves out ${blank}`);
}

/** The blanks that a text fills in, found by filling them with their own names. Undefined when it wants real values. */
function blanksOf(text: (...args: never[]) => string): Set<string> | undefined {
  const named = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? `⟦${name}⟧` : () => '⟦0⟧') });
  try {
    // Any text takes these: what is wanted is which of them it shows.
    return new Set(String(text(...(Array(4).fill(named) as never[]))).match(/⟦\w+⟧/g));
  } catch {
    return undefined;
  }
}
