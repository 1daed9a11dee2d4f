import { type AnswerProblem, type FlowItem, readSetting } from '@wenshu/survey-core/answering';
import { inputModeOf } from './input-mode.ts';

interface BlankOfItemProps {
  readonly item: FlowItem;
  readonly text: string | undefined;
  onChange(text: string | undefined): void;
  readonly problems: readonly AnswerProblem[];
  readonly problemId: string;
  readonly label: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  readonly className: string;
}

/** One of several blanks. The one that is wrong is marked, not all of them. */
export function BlankOfItem({ item, text, onChange, problems, problemId, label, className }: BlankOfItemProps) {
  const isInvalid = problems.some(problem => problem.at === item.id) || problems.some(problem => !problem.at);
  return (
    <input
      {...label}
      type="text"
      className={isInvalid ? `${className} is-invalid` : className}
      inputMode={inputModeOf(readSetting(item.settings, 'inputFormat'))}
      value={text ?? ''}
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? problemId : undefined}
      onInput={event => onChange(event.currentTarget.value || undefined)}
    />
  );
}
