import { fillWords } from './calculate/fill-words.ts';
import { formatFigure } from './calculate/format-figure.ts';
import type { FieldProblem } from './calculate/outcome.ts';
import type { ToolWords } from './tool-words.ts';
import classes from './tools.module.css';

interface FieldProps {
  /** Unique in the page: hydration needs the same on both sides. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: FieldProblem | undefined;
  readonly problems: ToolWords<'margin'>['problems'];
  readonly hint?: string;
  /** Its word, where the field may stay empty. */
  readonly optional?: string;
  readonly isLong?: boolean;
}

const FIELD_LONGEST = 24;
const PASTED_LONGEST = 60_000;

/** A labelled field whose hint and problem are read out with it. What is wrong stays as it was typed. */
export function Field({ id, label, value, onChange, problem, problems, hint, optional, isLong }: FieldProps) {
  const shared = {
    id,
    value,
    'aria-invalid': Boolean(problem),
    'aria-describedby': `${id}-says`,
    autoComplete: 'off',
    spellCheck: false,
  };
  return (
    <div className={isLong ? classes.wide : undefined}>
      <label className={classes.label} htmlFor={id}>
        {label}
        {optional && <span className={classes.optional}>{optional}</span>}
      </label>
      {isLong ? (
        <textarea
          {...shared}
          className={classes.pasted}
          rows={8}
          maxLength={PASTED_LONGEST}
          onChange={event => onChange(event.target.value)}
        />
      ) : (
        <input
          {...shared}
          className={classes.input}
          inputMode="decimal"
          maxLength={FIELD_LONGEST}
          onChange={event => onChange(event.target.value)}
        />
      )}
      <p id={`${id}-says`} className={classes.says} data-wrong={Boolean(problem)}>
        {problem ? problemText(problems, problem) : hint}
      </p>
    </div>
  );
}

export function problemText(
  problems: FieldProps['problems'],
  { word, least = 0, most = 0, line = 0, name = '' }: FieldProblem,
): string {
  const figure = (value: number) => formatFigure(value, Number.isInteger(value) ? 0 : 1);
  return fillWords(problems[word], { least: figure(least), most: figure(most), line, name });
}
