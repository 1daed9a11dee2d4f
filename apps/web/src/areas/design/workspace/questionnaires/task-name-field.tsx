import { limits } from '@wenshu/survey-core';
import { TextField } from '@wenshu/ui';
import { isTaskName } from './is-task-name.ts';

interface TaskNameFieldProps {
  readonly words: { readonly name: string; readonly nameProblem: string };
  readonly value: string;
  /** What is wrong is told after an attempt. */
  readonly isTried: boolean;
  onChange(name: string): void;
}

/** The name of a task that is about to be made. */
export const TaskNameField = ({ words, value, isTried, onChange }: TaskNameFieldProps) => (
  <TextField
    label={words.name}
    value={value}
    maxLength={limits.taskName.max}
    problem={isTried && !isTaskName(value) ? words.nameProblem : undefined}
    onChange={event => onChange(event.target.value)}
  />
);
