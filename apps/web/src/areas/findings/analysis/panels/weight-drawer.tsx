import { DeleteOutlined } from '@ant-design/icons';
import { LEAST_WEIGHT, MOST_WEIGHT, type RimTarget, type RimWeight, type Weight } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button, Drawer, InputNumber, Segmented } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { Choose } from '../../../design/editor/logic/choose.tsx';
import type { Variable } from '../../filter/variable.ts';
import { variableName } from '../../filter/variable-names.ts';
import { nameIn } from '../slots/setup-context.ts';
import slotClasses from '../slots/slots.module.css';
import classes from './panels.module.css';

interface WeightDrawerProps {
  readonly weight: Weight | undefined;
  readonly variables: ReadonlyMap<string, Variable>;
  onApply(weight: Weight | undefined): void;
  onClose(): void;
}

const kinds = ['none', 'variable', 'rim'] as const;
const noTargets: RimWeight = { by: 'rim', targets: [], least: LEAST_WEIGHT, most: MOST_WEIGHT };
const options = (variables: readonly Variable[]) =>
  variables.map(variable => ({ value: variable.key, label: variableName(variable) }));

/** How much each record counts. Nothing of it holds until it is applied: half a target is none. */
export function WeightDrawer({ weight, variables, onApply, onClose }: WeightDrawerProps) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.weight;
  const [kind, setKind] = useState<(typeof kinds)[number]>(weight?.by ?? 'none');
  const [variable, setVariable] = useState(weight?.by === 'variable' ? weight.variable : undefined);
  const [rim, setRim] = useState<RimWeight>(weight?.by === 'rim' ? weight : noTargets);
  const all = [...variables.values()];
  const numbers = all.filter(({ kept }) => kept === 'number');
  const made: Record<(typeof kinds)[number], Weight | undefined> = {
    none: undefined,
    variable: variable === undefined ? undefined : { by: 'variable', variable },
    rim: isWhole(rim) ? rim : undefined,
  };
  const isMade = kind === 'none' || made[kind] !== undefined;
  return (
    <Drawer
      open
      title={t.title}
      size={460}
      onClose={onClose}
      footer={
        <div className={slotClasses.buttons}>
          <Button
            type="primary"
            disabled={!isMade}
            onClick={() => {
              onApply(made[kind]);
              onClose();
            }}
          >
            {t.apply}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </div>
      }
    >
      <Segmented
        block
        aria-label={t.title}
        value={kind}
        options={kinds.map(value => ({ value, label: t.kinds[value] }))}
        onChange={setKind}
      />
      <div className={classes.body}>
        {kind === 'variable' && numbers.length === 0 && <p className={slotClasses.hint}>{t.noVariables}</p>}
        {kind === 'variable' && numbers.length > 0 && (
          <Choose
            label={t.variable}
            className={classes.wide}
            value={variable}
            options={options(numbers)}
            onChoose={setVariable}
          />
        )}
        {kind === 'rim' && <RimEditor rim={rim} variables={variables} onChange={setRim} />}
      </div>
    </Drawer>
  );
}

const sumOf = ({ shares }: RimTarget) => shares.reduce((sum, { share }) => sum + share, 0);
const isWhole = ({ targets, least, most }: RimWeight) =>
  targets.length > 0 && targets.every(target => sumOf(target) > 0) && least <= 1 && most >= 1;

interface RimEditorProps {
  readonly rim: RimWeight;
  readonly variables: ReadonlyMap<string, Variable>;
  onChange(rim: RimWeight): void;
}

function RimEditor({ rim, variables, onChange }: RimEditorProps) {
  const t = useTexts(analysisScreenTexts).weight;
  const { targets, least, most } = rim;
  const offered = [...variables.values()].filter(
    ({ kept, categories, key }) => kept === 'code' && categories && !targets.some(one => one.variable === key),
  );
  const set = (next: readonly RimTarget[]) => onChange({ ...rim, targets: next });
  const add = (key: string) => {
    const categories = variables.get(key)?.categories ?? [];
    // Equal parts to begin with: a hundred in all.
    const share = Math.round(1000 / Math.max(1, categories.length)) / 10;
    set([...targets, { variable: key, shares: categories.map(({ code }) => ({ code, share })) }]);
  };
  return (
    <>
      <p className={slotClasses.hint}>{t.rimHint}</p>
      {targets.map((target, at) => (
        <TargetEditor
          key={target.variable}
          target={target}
          variables={variables}
          onChange={next => set(targets.map((one, place) => (place === at ? next : one)))}
          onRemove={() => set(targets.filter((_, place) => place !== at))}
        />
      ))}
      <Choose
        label={t.addTarget}
        className={classes.wide}
        value={undefined}
        options={options(offered)}
        onChoose={add}
      />
      <div className={classes.bounds}>
        <span>
          {t.least}
          <InputNumber
            size="small"
            aria-label={t.least}
            min={0.01}
            max={1}
            step={0.05}
            value={least}
            onChange={value => onChange({ ...rim, least: value ?? LEAST_WEIGHT })}
          />
        </span>
        <span>
          {t.most}
          <InputNumber
            size="small"
            aria-label={t.most}
            min={1}
            max={100}
            step={0.5}
            value={most}
            onChange={value => onChange({ ...rim, most: value ?? MOST_WEIGHT })}
          />
        </span>
      </div>
    </>
  );
}

interface TargetEditorProps {
  readonly target: RimTarget;
  readonly variables: ReadonlyMap<string, Variable>;
  onChange(target: RimTarget): void;
  onRemove(): void;
}

function TargetEditor({ target, variables, onChange, onRemove }: TargetEditorProps) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.weight;
  const name = nameIn(variables, target.variable, texts.item.gone);
  const labels = new Map(variables.get(target.variable)?.categories?.map(({ code, label }) => [code, label]));
  const sum = Math.round(sumOf(target) * 10) / 10;
  return (
    <section className={classes.target}>
      <div className={slotClasses.partHead}>
        <h3 className={slotClasses.partTitle}>{name}</h3>
        <button type="button" className={slotClasses.quiet} aria-label={t.removeTarget({ name })} onClick={onRemove}>
          <DeleteOutlined aria-hidden />
        </button>
      </div>
      <ul className={slotClasses.lines}>
        {target.shares.map(({ code, share }, at) => {
          const label = labels.get(code) ?? String(code);
          return (
            <li key={code} className={classes.share}>
              <span>{label}</span>
              <InputNumber
                size="small"
                min={0}
                max={1_000_000}
                aria-label={t.share({ name: label })}
                value={share}
                onChange={value =>
                  onChange({
                    ...target,
                    shares: target.shares.map((one, place) => (place === at ? { code, share: value ?? 0 } : one)),
                  })
                }
              />
            </li>
          );
        })}
      </ul>
      <p className={slotClasses.hint}>{t.sum({ sum: String(sum) })}</p>
    </section>
  );
}
