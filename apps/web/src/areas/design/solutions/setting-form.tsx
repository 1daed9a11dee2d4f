import {
  type FieldKind,
  isFault,
  type SettingProblem,
  type SolutionEntry,
  type SolutionSetting,
} from '@wenshu/survey-core';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import type { ComponentType } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import type { FieldProps } from './fields/field-props.ts';
import { fieldViews } from './fields/field-views.ts';
import classes from './solutions.module.css';

interface SettingFormProps {
  readonly solution: SolutionEntry;
  readonly scrollId: string;
  readonly setting: SolutionSetting;
  readonly problems: readonly SettingProblem[];
  /** Somebody has tried to go on: what is wrong is told at its place from then on. */
  readonly isTried: boolean;
  onChange(setting: SolutionSetting): void;
}

type FieldName = keyof (typeof solutionTexts)['zh']['fields'];

/** A solution's form, field by field as its entry lists them. */
export function SettingForm({ solution, scrollId, setting, problems, isTried, onChange }: SettingFormProps) {
  const t = useTexts(solutionTexts);
  return (
    <div className={classes.form}>
      {solution.fields.map(field => {
        // Sets of items and tasks of concepts are counted by one field, and named by what they are.
        const words =
          field.name === 'tasks' && 'alternatives' in setting ? t.choiceTasks : t.fields[field.name as FieldName];
        // The view stands under the name of its own kind of field.
        const View = fieldViews[field.kind] as unknown as ComponentType<FieldProps<FieldKind>>;
        return (
          <View
            key={field.name}
            field={field}
            value={setting[field.name]!}
            onChange={value => onChange({ ...setting, [field.name]: value })}
            {...words}
            problems={problems.filter(
              problem => (isTried || !isFault(problem)) && problem.field.split('.', 1)[0] === field.name,
            )}
            setting={setting}
            scrollId={scrollId}
            solutionId={solution.id}
          />
        );
      })}
    </div>
  );
}
