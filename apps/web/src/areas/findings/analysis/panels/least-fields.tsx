import { type CrossTest, defaultLeast, leastBounds, leastOf } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { useId } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import classes from './panels.module.css';

type LeastName = keyof typeof defaultLeast;

interface LeastFieldsProps {
  readonly test: Pick<CrossTest, LeastName>;
  /** Those that have an effect where it is asked. */
  readonly names: readonly LeastName[];
  onChange(least: Pick<CrossTest, LeastName>): void;
}

/** From how many people on columns are tested, and sentences speak. */
export function LeastFields({ test, names, onChange }: LeastFieldsProps) {
  const t = useTexts(analysisScreenTexts).options;
  const id = useId();
  return names.map(name => (
    <div key={name} className={classes.least}>
      <label htmlFor={`${id}-${name}`}>{t[name]}</label>
      <NumberInput
        id={`${id}-${name}`}
        size="small"
        min={leastBounds.least}
        max={leastBounds.most}
        precision={0}
        value={leastOf(test)[name]}
        onChange={least => onChange({ [name]: least ?? defaultLeast[name] })}
      />
    </div>
  ));
}
