import { type AnswerFile, type AnswerRow, isRecord } from '@wenshu/survey-core/answering';

/** `AnswerFile` as a value that can be stored. */
export type StoredFile = { readonly [Key in keyof AnswerFile]: AnswerFile[Key] };

const FILE_ID = /^[0-9A-Za-z_-]{1,64}$/;
/** In UTF-16 units: the server keeps 200 characters, and each may be two. */
const LONGEST_NAME = 400;

export function parseFile(raw: unknown): StoredFile | undefined {
  if (!isRecord(raw)) return undefined;
  const { id, name, size } = raw;
  if (typeof id !== 'string' || !FILE_ID.test(id)) return undefined;
  if (typeof name !== 'string' || name === '' || name.length > LONGEST_NAME) return undefined;
  if (!Number.isSafeInteger(size) || Number(size) < 0) return undefined;
  // Minus zero is stored as zero.
  return { id, name, size: Number(size) + 0 };
}

/** In the order of their ids, because rows have none. A file counts once. */
export function parseFiles(raw: unknown): readonly StoredFile[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const files = raw.map(parseFile).filter(file => file !== undefined);
  const isWhole = files.length === raw.length && new Set(files.map(file => file.id)).size === files.length;
  return isWhole ? files.sort((a, b) => (a.id < b.id ? -1 : 1)) : undefined;
}

export function rowOfFile({ id, size, name }: AnswerFile): AnswerRow {
  return { answerValue: `${id}/${size}/${name}`, answerValueType: 3 };
}

/** A name may hold the sign that divides the parts; an id and a size never do. */
export function fileFromRow({ answerValue }: AnswerRow): unknown {
  const [, id, size, name] = /^([^/]*)\/([0-9]+)\/(.*)$/s.exec(answerValue) ?? [];
  return { id, size: Number(size), name };
}

/** A file in a column of data: its id finds it, its name says what it is. */
export function fileText({ id, name }: AnswerFile): string {
  return `${id}/${name}`;
}
