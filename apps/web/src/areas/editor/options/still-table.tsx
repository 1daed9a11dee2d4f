import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { type TypeEditor, typeEditors } from '@wenshu/question-types/editor';
import { RichText } from '@wenshu/question-types/respondent';
import type { Question } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/editor-canvas';
import { useTexts } from '../../../app/language/language.ts';
import { PartMark } from './part-mark.tsx';
import { type PartLine, partLines } from './part-rows.ts';
import classes from './still-table.module.css';

const MOST_ROWS = 10;
const MOST_COLUMNS = 11;

type Part = Extract<PartLine, { kind: 'part' }>;

/** Rows and columns that fit into a table; what has groups or layers reads better as a list. */
export function fitsTable(question: Question): boolean {
  const columns = partLines(question, 'items');
  const isFlat = (line: PartLine) => line.kind === 'part' && line.depth === 0;
  return columns.length > 0 && columns.length <= MOST_COLUMNS && columns.every(isFlat);
}

/** A matrix that is not selected, as the respondent will meet it on a wide screen. */
export function StillTable({ question }: { readonly question: Question }) {
  const t = useTexts(canvasTexts);
  const { mark }: TypeEditor = typeEditors[question.type as QuestionTypeSlug];
  const isPart = (line: PartLine): line is Part => line.kind === 'part';
  const columns = partLines(question, 'items').filter(isPart);
  const rows = partLines(question, 'rows').filter(isPart);
  const right = (row: Part) => ('rightTitle' in row.part ? row.part.rightTitle : undefined);
  const hasRight = rows.some(row => right(row));
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, part }) => (
              <th key={id} scope="col">
                <RichText of={part.title} />
              </th>
            ))}
            {hasRight && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_ROWS).map(row => (
            <tr key={row.id} data-still={row.id}>
              <th scope="row">
                <RichText of={row.part.title} />
              </th>
              {columns.map(({ id, number }) => (
                <td key={id}>
                  <PartMark mark={mark === 'column' ? 'blank' : mark} number={number} />
                </td>
              ))}
              {hasRight && (
                <th scope="row">
                  <RichText of={right(row) ?? row.part.title} />
                </th>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_ROWS && <p className={classes.more}>{t.moreParts({ count: rows.length - MOST_ROWS })}</p>}
    </div>
  );
}
