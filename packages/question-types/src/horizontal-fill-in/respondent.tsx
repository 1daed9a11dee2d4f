import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { BlankOfItem } from '../_shared/filling/blank-of-item.tsx';
import type { BlanksAnswer } from '../_shared/filling/several-blanks.ts';
import { splitPhrase } from './split-phrase.ts';

/** The items are phrases of one running text, each with its blank inside. */
export function HorizontalFillInView(props: AnswerViewProps<BlanksAnswer>) {
  return (
    <fieldset className="running-text" aria-labelledby={props.titleId}>
      {props.question.items.map(item => {
        const { before, after } = splitPhrase(item.title.text);
        return (
          <span key={item.id}>
            {before}
            <BlankOfItem
              {...props}
              item={item}
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
