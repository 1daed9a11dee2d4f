import { readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ariaOfQuestion } from '../_shared/aria-of.ts';
import { inputModeOf } from '../_shared/filling/input-mode.ts';

export function FillInView(props: AnswerViewProps<string>) {
  const { question, answer, onChange, texts } = props;
  const lines = readSetting(question.settings, 'lineCount');
  const field = {
    className: 'text-field',
    value: answer ?? '',
    ...ariaOfQuestion(props),
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
