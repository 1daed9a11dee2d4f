import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { BlankOfItem } from '../_shared/blank-of-item.tsx';
import { RichText } from '../_shared/rich-text.tsx';
import type { BlanksAnswer } from '../_shared/several-blanks.ts';

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
