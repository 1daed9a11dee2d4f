import { summaryTexts } from '@wenshu/texts/findings/summary';
import { countCell, percentCell, wordCell } from '../../../exhibit/cells.ts';
import type { Chart, Exhibit, Head, Note, Table, TableCell, Verbatims } from '../../../exhibit/exhibits.ts';
import { layWords } from '../../../exhibit/lay-words.ts';
import { countFormat, percentFormat, percentOf } from '../../../exhibit/units.ts';
import type { Filter } from '../../../filter/filter.ts';
import type { SummaryAsking } from '../asking.ts';
import type { SummaryCounts } from '../counts.ts';
import { framed } from '../framed.ts';
import { smallBaseNotes } from '../notes.ts';
import type { SummaryContext, Summed, SummedPart } from '../summary.ts';
import { type Counted, readWritten, type Written, type WrittenPart } from './read-written.ts';

/** Records whose texts are read, the newest. */
const MOST_READ = 20_000;
/** Of all parts together: a matrix of blanks has thousands. */
const MOST_TEXTS = 200_000;
/** More columns the copy does not hand out at once. */
const MOST_PARTS = 500;

/** Words that people wrote: not what is a day, a file or a place in words. */
export const writtenParts = ({ parts }: Summed): readonly SummedPart[] =>
  parts.filter(({ variable: { kept, content } }) => kept === 'text' && content === undefined).slice(0, MOST_PARTS);

/** The place of what was written, of a question that has such parts. */
export function layWritten(summed: Summed, asking: SummaryAsking): number | null {
  const keys = writtenParts(summed).map(({ variable }) => variable.key);
  return keys.length === 0 ? null : asking.texts(keys, Math.min(MOST_READ, Math.floor(MOST_TEXTS / keys.length)));
}

export function runWritten(place: number | null, counts: SummaryCounts, summed: Summed): Written | null {
  return place === null ? null : readWritten(counts.texts(place), writtenParts(summed).length, counts.labels());
}

/** How many wrote and what most of them did, the words of it as a list and as a cloud, and the newest as they stand. */
export function presentWritten(written: Written | null, summed: Summed, context: SummaryContext): readonly Exhibit[] {
  if (!written) return [];
  const texts = summaryTexts[context.language].written;
  const notes = notesOf(written, context);
  const frame = (what: 'written' | 'words' | 'cloud' | 'verbatims', more: Note['notes'] = []) => {
    const own = framed(summed, context, { what, base: { people: written.total }, notes: [...notes, ...more] });
    return { ...own, title: texts.titles[what](own.title) };
  };
  const wordNotes = written.words.length > 0 ? wordsNotes(written, context) : [];
  const quoted = verbatimsOf(written, summed);
  return [
    { ...frame('written'), ...answersTable(written, summed, context) },
    ...(written.words.length > 0 ? [{ ...frame('words', wordNotes), ...wordsTable(written, context) }] : []),
    ...wordsChart(written, summed).map((chart): Chart => ({ ...frame('cloud'), notes: [], ...chart })),
    ...(quoted.texts.length > 0 ? [{ ...frame('verbatims'), ...quoted }] : []),
  ];
}

const footnote = (text: string) => ({ tone: 'footnote' as const, text });

function notesOf({ total, read }: Written, context: SummaryContext): Note['notes'] {
  const { language, source, request } = context;
  const texts = summaryTexts[language].written;
  return [
    ...smallBaseNotes(context, { people: total }),
    ...(read < total ? [footnote(texts.newest({ read, total }))] : []),
    ...(source.weight === undefined ? [] : [footnote(texts.notWeighted)]),
    ...(request.groups.length === 0 ? [] : [footnote(texts.ofEverybody)]),
  ];
}

function wordsNotes({ read, parted }: Written, { language }: SummaryContext): Note['notes'] {
  const texts = summaryTexts[language].written;
  return [footnote(texts.onceEach), ...(parted < read ? [footnote(texts.parted(parted))] : [])];
}

type Grid = Pick<Table, 'kind' | 'columns' | 'rows' | 'measures' | 'cells'>;

/** Counts, and what part they are of those who wrote. */
function countedGrid({ language }: SummaryContext, drill?: Filter): Pick<Grid, 'kind' | 'columns' | 'measures'> {
  const texts = summaryTexts[language];
  return {
    kind: 'table',
    measures: [{ id: 'count', name: texts.count, format: countFormat }],
    columns: [
      { id: 'count', text: texts.count, role: 'category', format: countFormat, ...(drill && { drill }) },
      { id: 'percent', text: texts.percent, role: 'category', format: percentFormat },
    ],
  };
}

const cellsOf = (count: number, all: number): readonly TableCell[] => [
  countCell(count),
  percentCell(percentOf(count, all)),
];
const countAlone = (count: number): readonly TableCell[] => [countCell(count), wordCell('')];

/** One part is the table; of several each has its lines. */
function answersTable({ parts, total, read }: Written, summed: Summed, context: SummaryContext): Grid {
  const texts = summaryTexts[context.language].written;
  const asked = writtenParts(summed);
  const isOne = asked.length === 1;
  const linesOf = (part: WrittenPart, at: number) => {
    const { key } = asked[at]!.variable;
    const id = isOne ? '' : `${at}:`;
    const rows: readonly Head[] = [
      {
        id: `${id}wrote`,
        text: texts.wrote,
        role: 'base',
        format: countFormat,
        drill: { test: 'answered', variable: key, is: true },
      },
      { id: `${id}distinct`, text: texts.distinct, role: 'statistic', format: countFormat },
      ...part.common.map(
        ({ text }, place): Head => ({
          id: `${id}${place}`,
          text: cut(text),
          role: 'category',
          // What a filter cannot hold opens nothing.
          ...(text.length <= LONGEST_FILTER && { drill: { test: 'text', variable: key, is: 'equals', value: text } }),
        }),
      ),
    ];
    // Of one part it is known how many wrote, though not all were read.
    const wrote = isOne && read < total ? total : part.wrote;
    const cells = [
      countAlone(wrote),
      countAlone(part.distinct),
      ...part.common.map(({ count }) => cellsOf(count, part.wrote)),
    ];
    return { rows, cells };
  };
  const laid = parts.map(linesOf);
  const [first, ...more] = asked.map(({ variable }) => variable.key);
  return {
    ...countedGrid(context, { test: 'answered', variable: first!, ...(more.length > 0 && { more }), is: true }),
    rows: isOne
      ? laid[0]!.rows
      : laid.map(({ rows }, at) => ({
          id: String(at),
          text: asked[at]!.label,
          role: 'group',
          children: rows,
        })),
    cells: laid.flatMap(({ cells }) => cells),
  };
}
const LONGEST_FILTER = 500;
const LONGEST_HEAD = 200;

const cut = (text: string) =>
  text.length <= LONGEST_HEAD ? text : `${text.slice(0, LONGEST_HEAD).replace(/[\ud800-\udbff]$/, '')}…`;

const MOST_LISTED = 50;

function wordsTable({ words, parted }: Written, context: SummaryContext): Grid {
  const listed = words.slice(0, MOST_LISTED);
  return {
    ...countedGrid(context),
    rows: listed.map(({ text }): Head => ({ id: text, text, role: 'category' })),
    cells: listed.map(({ count }) => cellsOf(count, parted)),
  };
}

const MOST_BARS = 20;

/** A cloud, or bars for whoever likes to compare. */
function wordsChart({ words }: Written, { look }: Summed): readonly Unframed<Chart>[] {
  if (words.length === 0 || look.chart === 'none') return [];
  const drawn = { format: countFormat, ...(look.colours && { colours: look.colours }) };
  if (look.chart !== 'bars' && look.chart !== 'columns') return [{ ...drawn, kind: 'words', words: layWords(words) }];
  const shown = words.slice(0, MOST_BARS);
  return [
    {
      ...drawn,
      kind: 'bars',
      direction: look.chart,
      layout: 'grouped',
      categories: shown.map(nameOf),
      series: [{ id: 'words', name: '', values: shown.map(({ count }) => count) }],
    },
  ];
}
type Unframed<Drawing> = Drawing extends Chart ? Omit<Drawing, 'id' | 'title' | 'source' | 'notes'> : never;
const nameOf = ({ text }: Counted) => text;

function verbatimsOf(
  { newest, parts, total }: Written,
  summed: Summed,
): Omit<Verbatims, keyof Note> & { kind: 'verbatims' } {
  const asked = writtenParts(summed);
  return {
    kind: 'verbatims',
    total: asked.length === 1 ? total : parts.reduce((sum, { wrote }) => sum + wrote, 0),
    texts: newest.map(({ recordId, part, text }) => {
      const { label } = asked[part]!;
      return { text, recordId, ...(asked.length > 1 && label !== '' && { about: label }) };
    }),
  };
}
