import { createHash } from 'node:crypto';
import { type FrameCodes, wordsIn } from '@wenshu/analysis';
import { xmlElement } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { codesXml, type QdaCode } from '@wenshu/transcripts';

interface Codebook {
  readonly frameId: string;
  readonly codes: FrameCodes;
}

/** A codebook as programs for qualitative work exchange it (REFI-QDA, `.qdc`). It has one name of each code: the reader’s. */
export function codebookXml(codebook: Codebook, language: Language): string {
  const xml = xmlElement(
    'CodeBook',
    { xmlns: 'urn:QDA-XML:codebook:1.0', origin: 'Wenshu' },
    codesXml(codesForOthers(codebook, language)),
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml}\n`;
}

/** The id by which other programs know a code. */
export const codeGuid = (frameId: string, code: number): string => guidOf(`${frameId}/${code}`);

/** Codes as other programs take them in, each behind the one above it. */
export function codesForOthers({ frameId, codes }: Codebook, language: Language): QdaCode[] {
  const idOf = (code: number) => codeGuid(frameId, code);
  return codes.map(({ code, parent, colour, isRetired, definition, ...words }) => ({
    id: idOf(code),
    above: parent === null ? null : idOf(parent),
    name: wordsIn(words, language),
    description: definition,
    colour,
    isCodable: !isRetired,
    noteIds: [],
  }));
}

/** The same code has the same one in every file: a program that reads a newer one finds its own again. */
export function guidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
