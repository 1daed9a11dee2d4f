/** A text with places for what is known of a person: `{name}`, `{link}`, or a field of the name list's own. */
const PLACE = /\{([^{}\n]{1,50})\}/g;

/** Known of everybody; the fields of a name list's own come besides. */
export const sendFields = ['name', 'link', 'survey', 'group'] as const;

export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].map(match => match[1]!))];
}

/** What nothing is known of becomes nothing: a reader must not meet a bracket. */
export function mergeFields(text: string, fill: (field: string) => string): string {
  return text.replaceAll(PLACE, (_, field: string) => fill(field));
}

export const sendProblems = ['link-missing', 'field-unknown', 'subject-missing', 'language-twice'] as const;
export type SendProblem = (typeof sendProblems)[number];
export interface SendFault {
  readonly problem: SendProblem;
  readonly language: string;
  /** The field that nobody has. */
  readonly name: string;
}

interface Content {
  readonly language: string;
  readonly subject: string;
  readonly body: string;
}

/** The first thing that keeps these texts from being sent; asked by the form and by the server. */
export function checkSendContents(
  contents: readonly Content[],
  { needsSubject, customFields }: { readonly needsSubject: boolean; readonly customFields: readonly string[] },
): SendFault | undefined {
  const known: readonly string[] = [...sendFields, ...customFields];
  const seen = new Set<string>();
  for (const { language, subject, body } of contents) {
    const fault = (problem: SendProblem, name = ''): SendFault => ({ problem, language, name });
    if (seen.has(language)) return fault('language-twice');
    seen.add(language);
    if (needsSubject && subject.trim() === '') return fault('subject-missing');
    const unknown = fieldsIn(`${subject}\n${body}`).find(field => !known.includes(field));
    if (unknown !== undefined) return fault('field-unknown', unknown);
    if (!fieldsIn(body).includes('link')) return fault('link-missing');
  }
  return undefined;
}

/** The alphabet of GSM 03.38 and, behind it, what takes two places in it. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const GSM_TWICE = '^{}\\[~]|€\f';

/** In how many parts a phone gets it: 160 letters of the GSM alphabet, or 70 of any other, and a little less each when there are several. */
export function countSmsParts(text: string): { readonly characters: number; readonly parts: number } {
  const letters = [...text];
  const isPlain = letters.every(letter => GSM.includes(letter) || GSM_TWICE.includes(letter));
  const units = isPlain ? letters.reduce((sum, letter) => sum + (GSM_TWICE.includes(letter) ? 2 : 1), 0) : text.length; // UTF-16: an emoji takes two places.
  const [alone, each] = isPlain ? [160, 153] : [70, 67];
  return { characters: letters.length, parts: units === 0 ? 0 : units <= alone! ? 1 : Math.ceil(units / each!) };
}
