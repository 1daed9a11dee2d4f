import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ChipChoice } from '../_shared/choosing/chip-choice.tsx';
import type { SeveralOptionsAnswer } from '../_shared/choosing/several-options.ts';
import { toggleChoice } from '../_shared/choosing/toggle-choice.ts';
import { choices } from '../_shared/options.ts';

export function LabelView(props: AnswerViewProps<SeveralOptionsAnswer>) {
  const { question, answer, onChange, problems, titleId, problemId } = props;
  const items = choices(question.items);
  return (
    <ChipChoice
      items={items}
      chosen={answer?.items ?? []}
      name={question.id}
      group={{ 'aria-labelledby': titleId, 'aria-describedby': problems.length > 0 ? problemId : undefined }}
      onToggle={itemId => {
        const next = toggleChoice(items, answer, itemId);
        onChange(next.items.length > 0 ? next : undefined);
      }}
    />
  );
}
