import { createHash } from 'node:crypto';
import { type FrameCode, type FrameCodes, wordsIn } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';

interface Codebook {
  readonly frameId: string;
  readonly codes: FrameCodes;
}

/** A codebook as programs for qualitative work exchange it (REFI-QDA, `.qdc`). It has one name of each code: the reader’s. */
export function codebookXml({ frameId, codes }: Codebook, language: Language): string {
  const write = (parent: number | null): string =>
    codes
      .filter(one => one.parent === parent)
      .map(one => `<Code ${attributesOf(one, frameId, language)}>${said(one)}${write(one.code)}</Code>`)
      .join('');
  return `<?xml version="1.0" encoding="utf-8"?>
<CodeBook xmlns="urn:QDA-XML:codebook:1.0" origin="Wenshu"><Codes>${write(null)}</Codes></CodeBook>
`;
}

function attributesOf({ code, colour, isRetired, ...words }: FrameCode, frameId: string, language: Language): string {
  const attributes = {
    guid: guidOf(`${frameId}/${code}`),
    name: wordsIn(words, language),
    isCodable: String(!isRetired),
    ...(colour !== '' && { color: colour }),
  };
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ');
}

const said = ({ definition }: FrameCode) =>
  definition === '' ? '' : `<Description>${escaped(definition)}</Description>`;

/** The same code has the same one in every file: a program that reads a newer one finds its own again. */
function guidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML has no sign for most of what is below a space. */
const escaped = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"']/g, sign => signs[sign]!);
