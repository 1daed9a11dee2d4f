import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ariaOfQuestion } from '../_shared/aria-of.ts';
import { ChoiceList } from '../_shared/choosing/choice-list.tsx';
import type { OneOptionAnswer } from '../_shared/choosing/one-option.ts';

export function SingleChoiceView(props: AnswerViewProps<OneOptionAnswer>) {
  const { answer, onChange } = props;
  return (
    <div role="radiogroup" {...ariaOfQuestion(props)} className="choice-sections">
      <ChoiceList
        {...props}
        type="radio"
        choiceOf={item => ({
          isChosen: answer?.item === item.id,
          onChoose: () => onChange({ item: item.id }),
          blank: answer?.blank,
          onBlank: blank => onChange({ item: item.id, blank }),
        })}
      />
    </div>
  );
}
