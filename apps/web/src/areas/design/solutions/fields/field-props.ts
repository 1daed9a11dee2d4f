import type { FieldKind, FieldOf, FieldValues, SettingProblem, SolutionId, SolutionSetting } from '@wenshu/survey-core';

/** What the view of a field gets. Faults are told once somebody has tried to go on; advice at once. */
export interface FieldProps<Kind extends FieldKind> {
  readonly field: FieldOf<Kind>;
  readonly value: FieldValues[Kind];
  onChange(value: FieldValues[Kind]): void;
  readonly label: string;
  readonly hint: string;
  readonly problems: readonly SettingProblem[];
  readonly setting: SolutionSetting;
  readonly scrollId: string;
  readonly solutionId: SolutionId;
}
