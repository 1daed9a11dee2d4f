/** Stands for one thing whose signs are its own. A letter to nobody else: it is for private use. */
export const KEPT = '\uE000';
/** A time in brackets, behind which no sentence ends. */
const KEPT_TIME = '\uE001';

const URL_SIGNS = "[A-Za-z0-9\\-._~:/?#@!$&'*+,;=%]";
const things = new RegExp(
  [
    `[${KEPT}${KEPT_TIME}]`,
    '〔[a-z]+-\\d+〕',
    `(?:https?://|www\\.)${URL_SIGNS}*[A-Za-z0-9/=_-]`,
    '[\\p{L}\\p{N}._%+-]{1,64}@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)+',
    `(?<![A-Za-z0-9])[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){0,4}\\.(?:com|cn|net|org|io|gov|edu|co|uk|de|pdf|docx?|xlsx?|pptx?|txt|csv|mp3|mp4|m4a|wav|png|jpe?g)(?![A-Za-z0-9])(?:/${URL_SIGNS}*[A-Za-z0-9/=_-])?`,
    '[\\[【(（<〔]\\s?\\d{1,3}[:：]\\d{2}(?:[:：]\\d{2})?(?:[.,]\\d{1,3})?\\s?[\\]】)）>〕]',
    '[+＋]?\\p{Nd}+(?:[.,:：/·．，–~～-]\\p{Nd}+)+',
    '\\b(?:etc|vs|Mr|Mrs|Ms|Dr|Prof|St|No|(?:\\p{L}\\.){1,7}\\p{L})(?=\\.)',
    'v\\d+(?:\\.\\d+)+',
  ].join('|'),
  'giu',
);

/** A text with one sign in the place of each thing in it whose signs are its own: a number, a time, an address, a file. */
export function kept(text: string): { text: string; things: readonly string[] } {
  const found: string[] = [];
  const plain = text.replace(things, thing => {
    found.push(thing);
    return /^[[【(（<]/u.test(thing) ? KEPT_TIME : KEPT;
  });
  return { text: plain, things: found };
}

/** And with the things again. */
export function shown(text: string, found: readonly string[]): string {
  let at = 0;
  return text.replaceAll(/[\uE000\uE001]/gu, () => found[at++] ?? '');
}
