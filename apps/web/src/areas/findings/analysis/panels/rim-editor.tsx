import { DeleteOutlined } from '@ant-design/icons';
import { LEAST_WEIGHT, MOST_WEIGHT, type RimTarget, type RimWeight } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { Choose } from '../../../design/editor/logic/choose.tsx';
import type { Variable } from '../../filter/variable.ts';
import { variableName } from '../../filter/variable-names.ts';
import { nameIn } from '../slots/setup-context.ts';
import slotClasses from '../slots/slots.module.css';
import classes from './panels.module.css';

/** Variables to choose from. */
export const variableChoices = (variables: readonly Variable[]) =>
  variables.map(variable => ({ value: variable.key, label: variableName(variable) }));

const sumOf = ({ shares }: RimTarget) => shares.reduce((sum, { share }) => sum + share, 0);
/** Whether something can be weighed by it. */
export const isWhole = ({ targets, least, most }: RimWeight) =>
  targets.length > 0 && targets.every(target => sumOf(target) > 0) && least <= 1 && most >= 1;

interface RimEditorProps {
  readonly rim: RimWeight;
  readonly variables: ReadonlyMap<string, Variable>;
  onChange(rim: RimWeight): void;
}

/** Which share each option of some questions shall have, and how far weights may range for it. */
export function RimEditor({ rim, variables, onChange }: RimEditorProps) {
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
        options={variableChoices(offered)}
        onChoose={add}
      />
      <div className={classes.bounds}>
        <Bound
          label={t.least}
          value={least}
          min={0.01}
          max={1}
          step={0.05}
          onChange={next => onChange({ ...rim, least: next ?? LEAST_WEIGHT })}
        />
        <Bound
          label={t.most}
          value={most}
          min={1}
          max={100}
          step={0.5}
          onChange={next => onChange({ ...rim, most: next ?? MOST_WEIGHT })}
        />
      </div>
    </>
  );
}

interface BoundProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  onChange(value: number | null): void;
}

/** How far weights may range, at one end. */
function Bound({ label, ...field }: BoundProps) {
  return (
    <span>
      {label}
      <NumberInput size="small" aria-label={label} {...field} />
    </span>
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
              <NumberInput
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
