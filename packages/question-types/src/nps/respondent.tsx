import { readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { PointRow } from '../_shared/point-row.tsx';

const POINTS = Array.from({ length: 11 }, (_, value) => ({ value, label: String(value) }));

export function NpsView({ question, answer, onChange, problems, titleId, problemId, texts }: AnswerViewProps<number>) {
  return (
    <PointRow<number>
      name={question.id}
      points={POINTS}
      chosen={answer}
      onChoose={onChange}
      lowLabel={readSetting(question.settings, 'lowLabel') || texts.notLikely}
      highLabel={readSetting(question.settings, 'highLabel') || texts.veryLikely}
      isInvalid={problems.length > 0}
      titleId={titleId}
      problemId={problemId}
    />
  );
}
