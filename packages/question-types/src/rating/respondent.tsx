import { readSetting, readSettings } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { StarRow } from '../_shared/rows/star-row.tsx';

export function RatingView(props: AnswerViewProps<number>) {
  const { question, answer, onChange, problems } = props;
  const { lowLabel, highLabel } = readSettings(question.settings, ['lowLabel', 'highLabel']);
  return (
    <StarRow
      {...props}
      name={question.id}
      count={readSetting(question.settings, 'pointCount')}
      score={answer}
      onScore={onChange}
      faces={false}
      lowLabel={lowLabel}
      highLabel={highLabel}
      isInvalid={problems.length > 0}
    />
  );
}
