import { readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';

export function DateView({ question, answer, onChange, problems, titleId, problemId }: AnswerViewProps<string>) {
  const isInvalid = problems.length > 0;
  return (
    <input
      type="date"
      className="text-field date-field"
      value={answer ?? ''}
      min={readSetting(question.settings, 'earliestDate') || undefined}
      max={readSetting(question.settings, 'latestDate') || undefined}
      aria-labelledby={titleId}
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? problemId : undefined}
      onInput={event => onChange(event.currentTarget.value || undefined)}
    />
  );
}
