import { type Id, orderAfter, type Quota, type QuotaMatch, type WhenFull } from '@wenshu/survey-core';
import { quotaTexts } from '@wenshu/texts/design/quota';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { newId } from '../document/reading/new-id.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';
import { newCells, quotaInput } from './change-cells.ts';
import classes from './quota.module.css';
import { type AxisChoices, axesOf, axisName } from './quota-axes.ts';
import { buildGrid, countCombinations } from './quota-grid.ts';
import { emptyRange, type Range, RangesField, readRanges } from './ranges-field.tsx';
import { WhenFullChoice } from './when-full-choice.tsx';

type Kind = Quota['kind'];
const KINDS: readonly Kind[] = ['single', 'cross', 'merged', 'booster'];
const MOST_CELLS = 3000;

interface NewQuotaDialogProps {
  readonly choices: AxisChoices;
  onClose(): void;
}

/** What kind of quota, by which questions or calculations, and what happens when it is full. Sizes come in its table. */
export function NewQuotaDialog({ choices, onClose }: NewQuotaDialogProps) {
  const t = useTexts(quotaTexts);
  const id = useId();
  const run = useRun();
  const document = useEditorState(state => state.document);
  const [kind, setKind] = useState<Kind>('single');
  const [axisIds, setAxisIds] = useState<readonly Id[]>([]);
  const [ranges, setRanges] = useState<Readonly<Record<Id, readonly Range[]>>>({});
  const [firstRange] = useState(emptyRange);
  const [whenFull, setWhenFull] = useState<WhenFull>('end');
  const optionAxis = (key: string) => choices.questions.find(axis => axis.key === key);
  /** A cascade has several keys among the choices, and one id. */
  const idOf = (key: string) => optionAxis(key)?.questionId ?? key;
  const nameOf = (key: string) => {
    const level = optionAxis(key)?.level;
    const name = axisName(document, idOf(key));
    return level === undefined ? name : t.level({ name, level });
  };
  const rangesOf = (axisId: Id) => ranges[axisId] ?? [firstRange];
  const isNumber = (axisId: Id) =>
    choices.calculations.includes(axisId) || choices.numbers.some(question => question.id === axisId);

  const read = axisIds.filter(isNumber).map(axisId => [axisId, readRanges(rangesOf(axisId))] as const);
  const areRangesRight = read.every(([, found]) => found !== undefined);
  const seeds: QuotaMatch[] = axisIds.flatMap((axisId): QuotaMatch | readonly QuotaMatch[] => {
    if (!isNumber(axisId)) return optionAxis(axisId)?.seed ?? [];
    return (read.find(([one]) => one === axisId)?.[1] ?? []).map(range => ({ [axisId]: range }));
  });
  // Cells that only name the axes: from them the whole table follows, as it does for a quota that is there.
  const seeded = newCells(seeds, newId);
  const quota: Quota = {
    id: 'new',
    order: 'a',
    kind,
    whenFull,
    title: axisIds.map(key => document.questions[idOf(key)]?.seqName ?? axisName(document, key)).join(' × '),
    cells: Object.fromEntries(seeded.map(cell => [cell.id, cell])),
  };
  const ids = axisIds.map(idOf);
  const axes = axesOf(document, quota, t).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const count = axes.length === 0 ? 0 : countCombinations(axes);
  const axesHint = { single: t.axesSingle, cross: t.axesCross, merged: t.axesMerged, booster: t.axesSeveral };
  const least = kind === 'cross' ? 2 : 1;
  const isReady = axisIds.length >= least && areRangesRight && count > 0 && count <= MOST_CELLS;

  const create = () => {
    const matches = buildGrid(axes, { cells: {} }).rows.flatMap(row => row.squares.map(square => square.match));
    run('saveQuota', {
      ...quotaInput(quota, newCells(matches, newId)),
      quotaId: newId(),
      title: quota.title.slice(0, 50),
      order: orderAfter(Object.values(document.quotas), undefined),
    });
    onClose();
  };

  return (
    <FormDialog width={760} title={t.add} submit={t.create} isReady={isReady} onSubmit={create} onClose={onClose}>
      <div className={classes.dialog}>
        <fieldset className={`${classes.choices} ${classes.kinds}`}>
          <legend className={classes.legend}>{t.kind}</legend>
          {KINDS.map(one => (
            <label key={one} className={classes.choice} data-chosen={one === kind}>
              <input
                type="radio"
                name={`${id}-kind`}
                checked={one === kind}
                onChange={() => {
                  setKind(one);
                  if (one === 'single') setAxisIds(axisIds.slice(0, 1));
                }}
              />
              <span>
                <strong>{t.kinds[one]}</strong>
                <span className={classes.choiceText}>{t.kindTexts[one]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div>
          <label htmlFor={id} className={classes.legend}>
            {t.axes}
          </label>
          <Select<Id[]>
            id={id}
            mode="multiple"
            style={{ width: '100%', marginTop: 6 }}
            value={[...axisIds]}
            placeholder={t.axesPlaceholder}
            optionFilterProp="label"
            options={[
              ...optionGroup(
                t.questions,
                choices.questions.map(axis => axis.key),
              ),
              ...optionGroup(
                t.numbers,
                choices.numbers.map(question => question.id),
              ),
              ...optionGroup(t.calculations, choices.calculations),
            ]}
            onChange={chosen => setAxisIds(kind === 'single' ? chosen.slice(-1) : onePerQuestion(chosen))}
          />
          <p className={classes.hint}>{axesHint[kind]}</p>
        </div>
        {axisIds.filter(isNumber).map(axisId => (
          <RangesField
            key={axisId}
            name={axisName(document, axisId)}
            ranges={rangesOf(axisId)}
            onChange={next => setRanges({ ...ranges, [axisId]: next })}
          />
        ))}
        <WhenFullChoice value={whenFull} onChange={setWhenFull} />
        {count > MOST_CELLS ? (
          <p className={classes.problem} role="alert">
            {t.tooManyCells({ max: MOST_CELLS })}
          </p>
        ) : (
          isReady && <p className={classes.hint}>{t.cellCount({ count })}</p>
        )}
      </div>
    </FormDialog>
  );

  /** A question is counted by one of its layers: the one chosen last. */
  function onePerQuestion(chosen: readonly string[]): string[] {
    return chosen.filter((key, index) => !chosen.slice(index + 1).some(later => idOf(later) === idOf(key)));
  }

  function optionGroup(label: string, ids: readonly Id[]) {
    if (ids.length === 0) return [];
    return [{ label, options: ids.map(value => ({ value, label: nameOf(value) })) }];
  }
}
