import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { BlankOfItem } from '../_shared/blank-of-item.tsx';
import { changeItem } from '../_shared/by-item.ts';
import type { BlanksAnswer } from '../_shared/several-blanks.ts';
import { splitPhrase } from './split-phrase.ts';

/** The items are phrases of one running text, each with its blank inside. */
export function HorizontalFillInView({
  question,
  answer,
  onChange,
  problems,
  titleId,
  problemId,
}: AnswerViewProps<BlanksAnswer>) {
  return (
    <fieldset className="running-text" aria-labelledby={titleId}>
      {question.items.map(item => {
        const { before, after } = splitPhrase(item.title.text);
        return (
          <span key={item.id}>
            {before}
            <BlankOfItem
              item={item}
              text={answer?.[item.id]}
              onChange={text => onChange(changeItem(answer, item.id, text))}
              problems={problems}
              problemId={problemId}
              label={{ 'aria-label': `${before}…${after}` }}
              className="inline-blank"
            />
            {after}{' '}
          </span>
        );
      })}
    </fieldset>
  );
}
