import type { CallData, recordBatchCalls } from '@wenshu/api-contract';
import { manyRecordsTexts } from '@wenshu/texts/findings/record-grid';
import { sightTexts } from '@wenshu/texts/people/sight';
import { StatusTag } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import { numberText } from './batch-words.ts';
import classes from './many.module.css';

export type Preview = CallData<typeof recordBatchCalls.preview>;

interface EffectTableProps {
  readonly preview: Preview;
  /** Those without room are to be restored all the same. */
  readonly mayGoOver: boolean;
}

const MOST_LINES = 12;

/** What it would do to the total and to each quota cell: places now and then. */
export function EffectTable({ preview: { total, cells, due, isWhole }, mayGoOver }: EffectTableProps) {
  const t = useTexts(manyRecordsTexts).effect;
  const { noForecast } = useTexts(sightTexts);
  if (!isWhole) return <p className={classes.faint}>{noForecast}</p>;
  if (!total || !cells) return <p className={classes.faint}>{t.tooMany}</p>;
  const afterOf = ({ after, afterOver }: { after: number; afterOver: number }) => (mayGoOver ? afterOver : after);
  if (due === 0 || (afterOf(total) === total.before && cells.every(cell => afterOf(cell) === cell.before)))
    return <p className={classes.faint}>{t.unchanged}</p>;
  const line = (
    key: string,
    name: string,
    limit: number,
    counts: { before: number; after: number; afterOver: number },
  ) => {
    const after = afterOf(counts);
    const change = after - counts.before;
    const isFull = (count: number) => limit > 0 && count >= limit;
    return (
      <tr key={key}>
        <th scope="row">{name}</th>
        <td>{numberText(counts.before)}</td>
        <td>{numberText(after)}</td>
        <td>{limit > 0 ? numberText(limit) : t.unlimited}</td>
        <td className={classes.change}>
          <span>
            {change < 0 ? t.back({ count: numberText(-change) }) : change > 0 && t.taken({ count: numberText(change) })}
          </span>
          {isFull(counts.before) && !isFull(after) && <StatusTag tone="good">{t.opens}</StatusTag>}
          {limit > 0 && after > limit && change > 0 && <StatusTag tone="bad">{t.over}</StatusTag>}
          {limit > 0 && after === limit && change > 0 && <StatusTag tone="waiting">{t.fills}</StatusTag>}
        </td>
      </tr>
    );
  };
  return (
    <>
      <table className={classes.effect} aria-label={t.label}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t.before}</th>
            <th scope="col">{t.after}</th>
            <th scope="col">{t.limit}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {line('', t.total, total.cap, total)}
          {cells
            .slice(0, MOST_LINES)
            .map(cell => line(cell.cellId, [cell.quota, cell.name].filter(Boolean).join(' · '), cell.size, cell))}
        </tbody>
      </table>
      {cells.length > MOST_LINES && <p className={classes.faint}>{t.more({ count: cells.length - MOST_LINES })}</p>}
    </>
  );
}
