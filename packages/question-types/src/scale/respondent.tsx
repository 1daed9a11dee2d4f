import { readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import type { OneOptionAnswer } from '../_shared/choosing/one-option.ts';
import { PointRow } from '../_shared/rows/point-row.tsx';

export function ScaleView(props: AnswerViewProps<OneOptionAnswer>) {
  const { question, answer, onChange, problems } = props;
  return (
    <PointRow
      {...props}
      name={question.id}
      points={question.items.map(item => ({ value: item.id, label: item.title.text }))}
      chosen={answer?.item}
      onChoose={item => onChange({ item })}
      lowLabel={readSetting(question.settings, 'lowLabel')}
      highLabel={readSetting(question.settings, 'highLabel')}
      isInvalid={problems.length > 0}
    />
  );
}
