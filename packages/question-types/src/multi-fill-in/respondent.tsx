import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { BlankOfItem } from '../_shared/blank-of-item.tsx';
import { changeItem } from '../_shared/by-item.ts';
import { RichText } from '../_shared/rich-text.tsx';
import type { BlanksAnswer } from '../_shared/several-blanks.ts';

export function MultiFillInView({
  question,
  answer,
  onChange,
  problems,
  titleId,
  problemId,
}: AnswerViewProps<BlanksAnswer>) {
  return (
    <fieldset className="fields" aria-labelledby={titleId}>
      {question.items.map(item => (
        <div key={item.id} className="labelled-field">
          <span id={`${titleId}-${item.id}`}>
            <RichText of={item.title} />
          </span>
          <BlankOfItem
            item={item}
            text={answer?.[item.id]}
            onChange={text => onChange(changeItem(answer, item.id, text))}
            problems={problems}
            problemId={problemId}
            label={{ 'aria-labelledby': `${titleId}-${item.id}` }}
            className="text-field"
          />
        </div>
      ))}
    </fieldset>
  );
}
