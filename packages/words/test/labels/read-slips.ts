export type SlipKind = 'filler' | 'repeat' | 'false-start';

export interface LabelledSlips {
  readonly text: string;
  /** What is left when all slips are cut, but for a capital letter at the beginning. */
  readonly rest: string;
  readonly slips: readonly { readonly from: number; readonly to: number; readonly kind: SlipKind }[];
}

const kinds: Readonly<Record<string, SlipKind>> = { f: 'filler', r: 'repeat', s: 'false-start' };

export function readSlips(labelled: string): LabelledSlips {
  let [text, rest] = ['', ''];
  const slips: LabelledSlips['slips'][number][] = [];
  for (const [index, part] of labelled.split(/[{}]/u).entries()) {
    const from = text.length;
    if (index % 2 === 0) rest += part;
    text += index % 2 === 0 ? part : part.slice(1);
    if (index % 2 === 1) slips.push({ from, to: text.length, kind: kinds[part.slice(0, 1)]! });
  }
  return { text, rest, slips };
}
