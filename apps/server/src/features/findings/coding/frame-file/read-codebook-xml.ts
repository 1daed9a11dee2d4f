import type { FrameCode, FrameCodes } from '@wenshu/analysis';
import { readXml } from '@wenshu/survey-core';
import { codesOf, type QdaCode } from '@wenshu/transcripts';

const LIMITS = { elements: 4_000, depth: 16 };
const MOST_CODES = 1_000;

/** The codes of a codebook that another program wrote (REFI-QDA, `.qdc`); undefined where it is none. Longer texts are cut by nobody: `isWhole` refuses them. */
export function codesOfXml(xml: string): FrameCodes | undefined {
  const book = readXml(xml, LIMITS);
  if (book?.name !== 'CodeBook') return undefined;
  const codes = codesOf(book);
  return codes.length === 0 || codes.length > MOST_CODES ? undefined : frameOfCodes(codes);
}

/** Numbered as they come, each behind the one above it. */
export function frameOfCodes(codes: readonly QdaCode[]): FrameCodes {
  const numbers = new Map<string, number>();
  return codes.map((code, at): FrameCode => {
    numbers.set(code.id, at + 1);
    return frameCode(code, at + 1, code.above === null ? null : (numbers.get(code.above) ?? null));
  });
}

function frameCode({ name, description, colour, isCodable }: QdaCode, code: number, parent: number | null): FrameCode {
  const isChinese = /\p{Script=Han}/u.test(name);
  return {
    code,
    parent,
    zh: isChinese ? name : '',
    en: isChinese ? '' : name,
    definition: description,
    example: '',
    colour,
    key: '',
    isRetired: !isCodable,
  };
}
