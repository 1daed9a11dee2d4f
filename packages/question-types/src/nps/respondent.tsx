import { readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps, ViewTexts } from '../_shared/answer-view.ts';
import { ownWords } from '../_shared/own-words.ts';
import { PointRow } from '../_shared/rows/point-row.tsx';
import { labels } from './labels.ts';

const POINTS = Array.from({ length: 11 }, (_, value) => ({ value, label: String(value) }));

/** Of the page's words it needs their language alone: the public site shows it without them. */
interface NpsViewProps extends Omit<AnswerViewProps<number>, 'texts'> {
  readonly texts: Pick<ViewTexts, 'language'>;
}

export function NpsView(props: NpsViewProps) {
  const { question, answer, onChange, problems, texts } = props;
  const own = ownWords(labels, texts);
  return (
    <PointRow<number>
      {...props}
      name={question.id}
      points={POINTS}
      chosen={answer}
      onChoose={onChange}
      lowLabel={readSetting(question.settings, 'lowLabel') || own.notLikely}
      highLabel={readSetting(question.settings, 'highLabel') || own.veryLikely}
      isInvalid={problems.length > 0}
    />
  );
}
