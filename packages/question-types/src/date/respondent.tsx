import { readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ariaOfQuestion } from '../_shared/aria-of.ts';

export function DateView(props: AnswerViewProps<string>) {
  const { question, answer, onChange } = props;
  return (
    <input
      type="date"
      className="text-field date-field"
      value={answer ?? ''}
      min={readSetting(question.settings, 'earliestDate') || undefined}
      max={readSetting(question.settings, 'latestDate') || undefined}
      {...ariaOfQuestion(props)}
      onInput={event => onChange(event.currentTarget.value || undefined)}
    />
  );
}
