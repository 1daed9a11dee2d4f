import { readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import type { OptionByRowAnswer } from '../_shared/rows/option-by-row.ts';
import { OptionByRowView } from '../_shared/rows/option-by-row-view.tsx';

export function MatrixScaleView(props: AnswerViewProps<OptionByRowAnswer>) {
  const { settings } = props.question;
  return (
    <OptionByRowView
      {...props}
      isScale
      ends={{ low: readSetting(settings, 'lowLabel'), high: readSetting(settings, 'highLabel') }}
    />
  );
}
