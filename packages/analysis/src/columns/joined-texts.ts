/** Texts of records, column by column in one text each: twenty thousand texts that travel one by one take ten times as long. */
export interface JoinedTexts {
  readonly ids: string;
  /** By variable. */
  readonly columns: readonly string[];
}

export interface WrittenTexts {
  readonly id: string;
  readonly texts: readonly (string | null)[];
}

/** The letter between two of them: PostgreSQL takes no text with it. In SQL: `chr(0)`. */
const BETWEEN = '\0';

/** Before each text stands a dot, so that none differs from one that is empty. */
export function joinTexts(records: readonly WrittenTexts[], columns: number): JoinedTexts {
  const joined = (texts: readonly (string | null)[]) =>
    texts.map(text => (text === null ? '' : `.${text}`)).join(BETWEEN);
  return {
    ids: joined(records.map(({ id }) => id)),
    columns: Array.from({ length: columns }, (_, at) => joined(records.map(({ texts }) => texts[at]!))),
  };
}

/** Record by record again. */
export function partTexts({ ids, columns }: JoinedTexts): readonly WrittenTexts[] {
  if (ids === '') return [];
  const parted = columns.map(column => parts(column));
  return parts(ids).map((id, at) => ({ id: id!, texts: parted.map(texts => texts[at]!) }));
}

const parts = (joined: string): readonly (string | null)[] =>
  joined.split(BETWEEN).map(text => (text === '' ? null : text.slice(1)));
