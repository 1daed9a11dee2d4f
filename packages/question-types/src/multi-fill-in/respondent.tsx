import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { BlankOfItem } from '../_shared/filling/blank-of-item.tsx';
import type { BlanksAnswer } from '../_shared/filling/several-blanks.ts';
import { RichText } from '../_shared/rich-text.tsx';

export function MultiFillInView(props: AnswerViewProps<BlanksAnswer>) {
  const { question, titleId } = props;
  return (
    <fieldset className="fields" aria-labelledby={titleId}>
      {question.items.map(item => {
        const labelId = `${titleId}-${item.id}`;
        return (
          <div key={item.id} className="labelled-field">
            <span id={labelId}>
              <RichText of={item.title} />
            </span>
            <BlankOfItem {...props} item={item} label={{ 'aria-labelledby': labelId }} className="text-field" />
          </div>
        );
      })}
    </fieldset>
  );
}
