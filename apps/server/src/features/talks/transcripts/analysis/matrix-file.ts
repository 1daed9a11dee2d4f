import { wordsIn } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { talkMatrixTexts } from '@wenshu/texts/talks/talk-matrix';
import { timeText } from '@wenshu/words';
import type { FileAnswer } from '../../../../http/file-answer.ts';
import { cleanFileName, fileFormats } from '../../../people/stored-files/index.ts';
import type { CodedTalks } from './coded-turns.ts';
import { codesInOrder } from './codes-in-order.ts';
import { countMatrix, countTogether, spansOf } from './count-talks.ts';

type Cell = string | number;

/** A workbook is for reading: beyond so many quotes nobody does, and it says how many there are. */
const MOST_QUOTES = 20_000;

/** The matrix by turns, people and words, codes that are together, and all quotes, a sheet each. */
export async function matrixFile(talks: CodedTalks, by: string, language: Language): Promise<FileAnswer> {
  const { writeXlsx } = await import('hucre/xlsx');
  const t = talkMatrixTexts[language];
  const codes = codesInOrder(talks.frame.codes);
  const nameOf = new Map(
    codes.map(({ code, level }) => [code.code, `${'　'.repeat(level)}${wordsIn(code, language)}`]),
  );
  const matrix = countMatrix(talks, by, language);
  const rowOf = new Map(matrix.rows.map(row => [row.code, row]));
  const titles = matrix.columns.map(({ key, title }) => (key === '' ? t.noColumn : title));
  const counted = (['turns', 'people', 'words'] as const).map((what, at) => {
    const all: Cell[] = [t.all[what], ...matrix.columns.map(column => column[what]), matrix.total[what]];
    const rows = codes.map(({ code }): Cell[] => {
      const row = rowOf.get(code.code)!;
      return [nameOf.get(code.code)!, ...row.cells.map(cell => cell[at]!), row[what]];
    });
    return { name: t.sheets[what], rows: [[t.code, ...titles, t.total], ...rows, all] };
  });
  const coded: Cell[] = [t.all.coded, ...matrix.columns.map(column => column.coded), matrix.total.coded];
  counted[0]!.rows.push(coded);
  const { pairs } = countTogether(talks, 'turn');
  const together = pairs.map(({ one, other, turns, jaccard }): Cell[] => [
    (nameOf.get(one) ?? '').trim(),
    (nameOf.get(other) ?? '').trim(),
    turns,
    Math.round(jaccard * 1000) / 1000,
  ]);
  const sheets = [
    ...counted,
    { name: t.sheets.together, rows: [[t.code, t.otherCode, t.turns, 'Jaccard'], ...together] },
    { name: t.sheets.quotes, rows: quoteRows(talks, nameOf, t) },
    {
      name: t.sheets.about,
      rows: t.about.map(line => [line]).concat(matrix.blind > 0 ? [[t.blind({ count: matrix.blind })]] : []),
    },
  ];
  const content = await writeXlsx({
    sheets: sheets.map(({ name, rows }) => ({ name, rows, columns: [{ width: 28 }], freezePane: { rows: 1 } })),
  });
  return {
    fileName: cleanFileName(`${talks.project.name} ${t.file}.xlsx`),
    contentType: fileFormats.xlsx.contentType,
    content: Buffer.from(content),
    cacheControl: 'no-store',
  };
}

function quoteRows(
  { turns, documents, people }: CodedTalks,
  nameOf: ReadonlyMap<number, string>,
  t: (typeof talkMatrixTexts)[Language],
): Cell[][] {
  const transcripts = new Map(documents.map(one => [one.transcriptId, one]));
  const rows = [...nameOf].flatMap(([code, name]) =>
    turns
      .filter(turn => turn.codes.has(code))
      .flatMap(turn =>
        spansOf(turn, { codes: [code], way: 'turn' }).map(({ from, to }): Cell[] => {
          const kept = transcripts.get(turn.transcriptId);
          const heard = kept?.document.turns[turn.id]?.from ?? null;
          return [
            name.trim(),
            turn.text.slice(from, to),
            (turn.speaker === null ? undefined : people.get(turn.speaker)?.name) ?? t.nobody,
            kept?.title ?? '',
            turn.part,
            heard === null ? '' : timeText(heard),
          ];
        }),
      ),
  );
  const head = [t.code, t.quote, t.speaker, t.transcript, t.part, t.time];
  if (rows.length <= MOST_QUOTES) return [head, ...rows];
  return [head, ...rows.slice(0, MOST_QUOTES), [t.moreQuotes({ shown: MOST_QUOTES, count: rows.length })]];
}
