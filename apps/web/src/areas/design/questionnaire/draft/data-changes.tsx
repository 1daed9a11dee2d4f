import type { CellChange } from '@wenshu/api-contract';
import { combinationsOf, describeAxis, type Questionnaire, type VariableChange } from '@wenshu/survey-core';
import { quotaTexts } from '@wenshu/texts/design/quota';
import { unpublishedTexts } from '@wenshu/texts/design/unpublished';
import { useTexts } from '../../../../app/language/language.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import classes from './draft.module.css';
import type { DraftLook } from './use-look.ts';

/** As many as somebody reads before publishing. */
const SHOWN = 30;
const kinds = ['new', 'back', 'changed', 'retired'] as const;

/** What publishing does to the data: variables, what is taken away, quotas with their counts. */
export function DataChanges({ look, live }: { readonly look: DraftLook; readonly live: Questionnaire }) {
  const t = useTexts(unpublishedTexts).review;
  const { variables, gone, begun } = look;
  return (
    <>
      {begun !== null && begun > 0 && <p>{t.begun({ count: begun })}</p>}
      <section>
        <h3>{t.data}</h3>
        {look.isOnlyWords && <p className={classes.calm}>{t.onlyWords}</p>}
        {!look.isOnlyWords && variables.length === 0 && <p className={classes.calm}>{t.noData}</p>}
        {kinds.map(kind => (
          <Variables key={kind} kind={kind} found={variables.filter(({ change }) => change === kind)} />
        ))}
      </section>
      {gone.length > 0 && (
        <section>
          <h3>{t.gone}</h3>
          <ul>
            {gone.slice(0, SHOWN).map(({ id, seqName, text, answered }) => (
              <li key={id}>
                <strong>{seqName}</strong> {text}
                {answered !== null && (
                  <span className={answered > 0 ? classes.warned : classes.calm}>
                    {' '}
                    {t.answered({ count: answered })}
                  </span>
                )}
              </li>
            ))}
            {gone.length > SHOWN && <li>{t.more({ count: gone.length - SHOWN })}</li>}
          </ul>
        </section>
      )}
      {look.quotas.length > 0 && <Quotas cells={look.quotas} live={live} />}
    </>
  );
}

function Variables({
  kind,
  found,
}: {
  readonly kind: (typeof kinds)[number];
  readonly found: readonly VariableChange[];
}) {
  const t = useTexts(unpublishedTexts).review;
  if (found.length === 0) return null;
  return (
    <div className={classes.variables} data-kind={kind}>
      <h4>
        {t.variables[kind]} <span className={classes.calm}>{found.length}</span>
      </h4>
      <ul>
        {found.slice(0, SHOWN).map(({ key, name, label, nameBefore, labelBefore, codes = [] }) => (
          <li key={key}>
            <code>{name}</code> {label}
            {nameBefore !== undefined && <span className={classes.calm}> {t.was({ text: nameBefore })}</span>}
            {labelBefore !== undefined && <span className={classes.calm}> {t.was({ text: labelBefore })}</span>}
            {codes.length > 0 && (
              <ul>
                {codes.slice(0, SHOWN).map(code => (
                  <li key={code.value}>
                    {code.value} {code.label} <span className={classes.calm}>{t.codes[code.change]}</span>
                    {code.labelBefore !== undefined && (
                      <span className={classes.calm}> {t.was({ text: code.labelBefore })}</span>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        {found.length > SHOWN && <li>{t.more({ count: found.length - SHOWN })}</li>}
      </ul>
    </div>
  );
}

function Quotas({ cells, live }: { readonly cells: readonly CellChange[]; readonly live: Questionnaire }) {
  const t = useTexts(unpublishedTexts).review;
  const words = useTexts(quotaTexts);
  const document = useEditorState(state => state.document);
  const isOther = cells.some(({ change, count, countAfter }) => change !== 'same' || count !== countAfter);
  const columns = t.quotaColumns;
  const sizeText = (size: number) => (size === 0 ? t.unlimited : String(size));
  return (
    <section>
      <h3>{t.quotas}</h3>
      {isOther ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys.
        <section className={classes.scroll} aria-label={t.quotas} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                {(['cell', 'change', 'size', 'now', 'after'] as const).map(column => (
                  <th key={column} scope="col">
                    {columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cells.slice(0, SHOWN).map(({ quotaId, cellId, change, size, sizeBefore, count, countAfter }) => (
                <tr key={cellId} data-change={change}>
                  <th scope="row">{nameOf(change === 'gone' ? live : document, { quotaId, cellId }, words)}</th>
                  <td>{t.quotaChanges[change]}</td>
                  <td>
                    {sizeBefore === undefined
                      ? sizeText(size)
                      : t.sizes({ before: sizeText(sizeBefore), after: sizeText(size) })}
                  </td>
                  <td>{count ?? t.unknown}</td>
                  <td>
                    {countAfter ?? t.unknown}
                    {countAfter !== null && size > 0 && countAfter >= size && (
                      <span className={classes.warned}> {t.over}</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {cells.length > SHOWN && <p className={classes.calm}>{t.more({ count: cells.length - SHOWN })}</p>}
        </section>
      ) : (
        <p className={classes.calm}>{t.quotasSame}</p>
      )}
    </section>
  );
}

type QuotaWords = Parameters<typeof describeAxis>[2];

/** By the options that it counts. */
function nameOf(
  { quotas, questions, calculations }: Questionnaire,
  { quotaId, cellId }: Pick<CellChange, 'quotaId' | 'cellId'>,
  words: QuotaWords,
): string {
  const quota = quotas[quotaId];
  const cell = quota?.cells[cellId];
  if (!cell) return quota?.title ?? '–';
  const combinations = combinationsOf(cell.match).map(match =>
    Object.entries(match)
      .map(([axisId, axis]) => {
        const name = questions[axisId]?.seqName ?? calculations[axisId]?.name ?? '';
        return `${name} ${describeAxis(questions[axisId], axis, words)}`.trim();
      })
      .join(' × '),
  );
  return combinations.join(' | ');
}
