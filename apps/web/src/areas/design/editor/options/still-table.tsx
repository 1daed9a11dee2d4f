import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { type TypeEditor, typeEditors } from '@wenshu/question-types/editor';
import { RichText } from '@wenshu/question-types/respondent';
import { type Question, readSetting } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import type { CSSProperties } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { type PartLine, partLines } from '../../document/reading/part-rows.ts';
import { PartMark } from './part-mark.tsx';
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
  const lines = partLines(question, 'rows');
  const rows = lines.filter(isPart);
  const right = (row: Part) => ('rightTitle' in row.part ? row.part.rightTitle : undefined);
  const hasRight = rows.some(row => right(row));
  const ends = [readSetting(question.settings, 'lowLabel'), readSetting(question.settings, 'highLabel')];
  const last = rows[MOST_ROWS - 1];
  const shown = last ? lines.slice(0, lines.indexOf(last) + 1) : lines;
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          {ends.some(Boolean) && (
            <tr>
              <td />
              <td colSpan={columns.length}>
                <span className={classes.ends} style={{ '--points': columns.length } as CSSProperties}>
                  {ends.map((end, index) => (
                    <span key={index === 0 ? 'low' : 'high'}>{end}</span>
                  ))}
                </span>
              </td>
              {hasRight && <td />}
            </tr>
          )}
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
          {shown.map(row =>
            row.kind === 'group' ? (
              <tr key={row.id}>
                <th className={classes.group} scope="rowgroup" colSpan={columns.length + (hasRight ? 2 : 1)}>
                  {row.title}
                </th>
              </tr>
            ) : (
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
            ),
          )}
        </tbody>
      </table>
      {rows.length > MOST_ROWS && <p className={classes.more}>{t.moreParts({ count: rows.length - MOST_ROWS })}</p>}
    </div>
  );
}
