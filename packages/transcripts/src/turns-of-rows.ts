import { readTime } from '@wenshu/words';

/** A line of a sheet of turns. */
export interface RowTurn {
  readonly speaker: string | null;
  readonly text: string;
  readonly from: number | null;
  readonly to: number | null;
}

const columnWords = {
  speaker: ['speaker', 'name', 'who', 'participant', '说话人', '发言人', '讲话人', '姓名', '角色', '人物'],
  text: [
    'text',
    'content',
    'transcript',
    'utterance',
    'words',
    'speech',
    '内容',
    '文本',
    '文字',
    '发言',
    '发言内容',
    '转写',
    '原文',
  ],
  from: ['start', 'from', 'begin', 'time', 'timestamp', 'start time', '开始', '开始时间', '时间', '时间戳', '起始时间'],
  to: ['end', 'to', 'end time', '结束', '结束时间'],
} as const;
type Column = keyof typeof columnWords;

/**
 * Turns of a sheet: one line each, with a column of words and, where there are, of speakers and times. Columns are known by what the first row
 * calls them; without a name that is known, the column with the longest texts is what was said, and the one before it who said it. Undefined where
 * no column holds words.
 */
export function turnsOfRows(rows: readonly (readonly string[])[]): RowTurn[] | undefined {
  const named = namedColumns(rows[0] ?? []);
  const body = Object.keys(named).length > 0 ? rows.slice(1) : rows;
  const text = named.text ?? longestColumn(body);
  if (text === undefined) return undefined;
  const speaker = named.speaker ?? (named.text === undefined && text > 0 ? text - 1 : undefined);
  const timeIn = (row: readonly string[], place: number | undefined) =>
    place === undefined ? null : readTime((row[place] ?? '').trim());
  return body.flatMap(row => {
    const words = (row[text] ?? '').trim();
    if (words === '') return [];
    const who = speaker === undefined ? '' : (row[speaker] ?? '').trim().replace(/[:：]$/, '');
    return [
      { speaker: who === '' ? null : who, text: words, from: timeIn(row, named.from), to: timeIn(row, named.to) },
    ];
  });
}

function namedColumns(head: readonly string[]): Partial<Record<Column, number>> {
  const found: Partial<Record<Column, number>> = {};
  for (const [place, cell] of head.entries()) {
    const word = cell.trim().toLowerCase();
    const column = (Object.keys(columnWords) as Column[]).find(one =>
      (columnWords[one] as readonly string[]).includes(word),
    );
    if (column && found[column] === undefined) found[column] = place;
  }
  return found;
}

const LEAST_LETTERS = 4;

function longestColumn(rows: readonly (readonly string[])[]): number | undefined {
  const letters = new Map<number, number>();
  for (const row of rows)
    for (const [place, cell] of row.entries()) letters.set(place, (letters.get(place) ?? 0) + cell.length);
  const [best] = [...letters].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= LEAST_LETTERS ? best[0] : undefined;
}
