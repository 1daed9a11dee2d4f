import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ariaOfQuestion } from '../_shared/aria-of.ts';
import { ChoiceList } from '../_shared/choosing/choice-list.tsx';
import type { SeveralOptionsAnswer } from '../_shared/choosing/several-options.ts';
import { toggleChoice } from '../_shared/choosing/toggle-choice.ts';
import { choices } from '../_shared/options.ts';

export function MultipleChoiceView(props: AnswerViewProps<SeveralOptionsAnswer>) {
  const { question, answer, onChange } = props;
  const items = choices(question.items);
  const change = (next: SeveralOptionsAnswer) => onChange(next.items.length > 0 ? next : undefined);
  return (
    <fieldset {...ariaOfQuestion(props)} className="choice-sections">
      <ChoiceList
        {...props}
        type="checkbox"
        choiceOf={item => ({
          isChosen: answer?.items.includes(item.id) ?? false,
          onChoose: () => change(toggleChoice(items, answer, item.id)),
          blank: answer?.blanks?.[item.id],
          onBlank: blank => answer && change({ ...answer, blanks: { ...answer.blanks, [item.id]: blank } }),
        })}
      />
    </fieldset>
  );
}
