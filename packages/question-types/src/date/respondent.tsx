import { readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ariaOf } from '../_shared/aria-of.ts';

export function DateView(props: AnswerViewProps<string>) {
  const { question, answer, onChange, problems } = props;
  return (
    <input
      type="date"
      className="text-field date-field"
      value={answer ?? ''}
      min={readSetting(question.settings, 'earliestDate') || undefined}
      max={readSetting(question.settings, 'latestDate') || undefined}
      {...ariaOf(props, problems.length > 0)}
      onInput={event => onChange(event.currentTarget.value || undefined)}
    />
  );
}
