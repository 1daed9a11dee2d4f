import { formatNumber, numberAs, percentFormat, percentOf } from '@wenshu/analysis/browser';
import type { CallData, ownVariableCalls } from '@wenshu/api-contract';
import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { language, useTexts } from '../../../app/language/language.ts';
import classes from './workbench.module.css';

type PreviewFound = NonNullable<CallData<typeof ownVariableCalls.preview>['found']>;

const number = numberAs(2);

/** What the recipe makes of the answers so far. */
export function VariablePreview({ found, isFresh }: { readonly found: PreviewFound; readonly isFresh: boolean }) {
  const t = useTexts(workbenchTexts);
  const { madeOf, total, none, categories, numbers } = found;
  const rows = categories && [...categories, { code: null, label: t.noneOf, count: none }];
  return (
    <div className={classes.found} data-fresh={isFresh}>
      <p className={classes.sentence}>{madeOf}</p>
      <p className={classes.faint}>{t.people({ count: total })}</p>
      {rows ? (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t.columns.category}</th>
              <th scope="col">{t.columns.count}</th>
              <th scope="col">{t.columns.share}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, label, count }) => (
              <tr key={code} data-none={code === null}>
                <th scope="row">{label || '—'}</th>
                <td>{count}</td>
                <td>{total === 0 ? '—' : formatNumber(percentFormat, percentOf(count, total), language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <dl className={classes.numbers}>
          <div>
            <dt>{t.numbers.valid}</dt>
            <dd>{total - none}</dd>
          </div>
          {(['mean', 'least', 'most'] as const).map(part => (
            <div key={part}>
              <dt>{t.numbers[part]}</dt>
              <dd>{numbers ? formatNumber(number, numbers[part], language) : '—'}</dd>
            </div>
          ))}
          <div>
            <dt>{t.noneOf}</dt>
            <dd>{none}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
