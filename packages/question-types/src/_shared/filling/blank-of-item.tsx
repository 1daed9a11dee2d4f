import { type FlowItem, readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../answer-view.ts';
import { changeItem } from '../by-item.ts';
import { inputModeOf } from './input-mode.ts';
import type { BlanksAnswer } from './several-blanks.ts';

interface BlankOfItemProps
  extends Pick<AnswerViewProps<BlanksAnswer>, 'answer' | 'onChange' | 'problems' | 'problemId'> {
  readonly item: FlowItem;
  readonly label: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  readonly className: string;
}

/** One of several blanks. The one that is wrong is marked, not all of them. */
export function BlankOfItem({ item, answer, onChange, problems, problemId, label, className }: BlankOfItemProps) {
  const isInvalid = problems.some(problem => problem.at === item.id) || problems.some(problem => !problem.at);
  return (
    <input
      {...label}
      type="text"
      className={isInvalid ? `${className} is-invalid` : className}
      inputMode={inputModeOf(readSetting(item.settings, 'inputFormat'))}
      value={answer?.[item.id] ?? ''}
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? problemId : undefined}
      onInput={event => onChange(changeItem(answer, item.id, event.currentTarget.value || undefined))}
    />
  );
}
