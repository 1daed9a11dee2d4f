import { readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { inputModeOf } from '../_shared/input-mode.ts';

export function FillInView({
  question,
  answer,
  onChange,
  problems,
  titleId,
  problemId,
  texts,
}: AnswerViewProps<string>) {
  const lines = readSetting(question.settings, 'lineCount');
  const isInvalid = problems.length > 0;
  const field = {
    className: 'text-field',
    value: answer ?? '',
    'aria-labelledby': titleId,
    'aria-invalid': isInvalid,
    'aria-describedby': isInvalid ? problemId : undefined,
    'aria-required': readSetting(question.settings, 'required'),
    placeholder: texts.textPlaceholder,
    onInput: (event: { currentTarget: { value: string } }) =>
      onChange(event.currentTarget.value === '' ? undefined : event.currentTarget.value),
  };
  return lines > 1 ? (
    <textarea {...field} rows={lines} />
  ) : (
    <input {...field} type="text" inputMode={inputModeOf(readSetting(question.settings, 'inputFormat'))} />
  );
}
