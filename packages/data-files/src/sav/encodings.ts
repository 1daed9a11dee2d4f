import { DataFileProblem } from '../problem.ts';

/** Code pages of Windows whose decoders have another name. */
const CODE_PAGES: Readonly<Record<number, string>> = {
  65001: 'utf-8',
  936: 'gb18030',
  54936: 'gb18030',
  950: 'big5',
  932: 'shift_jis',
  949: 'euc-kr',
  874: 'windows-874',
  866: 'ibm866',
  20866: 'koi8-r',
  51932: 'euc-jp',
  51949: 'euc-kr',
  20127: 'windows-1252',
  4: 'euc-jp',
};
/** Names that files use and decoders do not know. */
const NAMES: Readonly<Record<string, string>> = {
  'ascii-7': 'windows-1252',
  'us-ascii': 'windows-1252',
  'euc-cn': 'gb18030',
  gb2312: 'gb18030',
};

export interface SaidEncoding {
  readonly name: string | undefined;
  /** A code page's number; 2 and 3 only say "some kind of ASCII". */
  readonly codePage: number | undefined;
}

/** The decoder for what a file says about itself. Where it says nothing, what its reader believes. */
export function encodingOf({ name, codePage }: SaidEncoding, fallback: string): string {
  if (name !== undefined && name !== '') {
    const number = /^(?:cp|ms|windows|ibm|x-cp)?[-_]?(\d+)$/i.exec(name)?.[1];
    const known = decoderName(NAMES[name.toLowerCase()] ?? name) ?? (number && pageName(Number(number)));
    if (known) return known;
  }
  if (codePage !== undefined && codePage > 3) {
    const known = pageName(codePage);
    if (known) return known;
  }
  const isUnsaid = !name && (codePage === undefined || codePage === 2 || codePage === 3);
  const known = isUnsaid ? decoderName(fallback) : undefined;
  if (!known) throw new DataFileProblem('unknown-encoding', { name: name ?? '', codePage: codePage ?? 0 });
  return known;
}

function pageName(codePage: number): string | undefined {
  const isLatin = codePage >= 28_591 && codePage <= 28_606;
  return decoderName(CODE_PAGES[codePage] ?? (isLatin ? `iso-8859-${codePage - 28_590}` : `windows-${codePage}`));
}

function decoderName(name: string): string | undefined {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}

/** Texts of a file. Blanks fill its fields up, so those at the end say nothing. */
export function textDecoder(encoding: string): (bytes: Uint8Array) => string {
  const decoder = new TextDecoder(encoding);
  return bytes => {
    let end = bytes.length;
    while (end > 0 && (bytes[end - 1] === 0x20 || bytes[end - 1] === 0)) end -= 1;
    if (end === 0) return '';
    return encoding === 'utf-8'
      ? Buffer.from(bytes.buffer, bytes.byteOffset, end).toString('utf8')
      : decoder.decode(bytes.subarray(0, end));
  };
}
