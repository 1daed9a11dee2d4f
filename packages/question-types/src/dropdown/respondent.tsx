import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ariaOfQuestion } from '../_shared/aria-of.ts';
import { hasBlank } from '../_shared/blanks.ts';
import type { OneOptionAnswer } from '../_shared/choosing/one-option.ts';
import { OptionPicker } from '../_shared/choosing/option-picker.tsx';
import { optionSections } from '../_shared/choosing/option-sections.ts';
import { BlankField } from '../_shared/filling/blank-field.tsx';
import { choices } from '../_shared/options.ts';

export function DropdownView(props: AnswerViewProps<OneOptionAnswer>) {
  const { question, answer, onChange, texts } = props;
  const items = choices(question.items);
  const chosen = items.find(item => item.id === answer?.item);
  return (
    <div className="fields">
      <OptionPicker
        sections={optionSections(question)}
        chosen={chosen}
        onPick={item => onChange(item === undefined ? undefined : { item })}
        field={ariaOfQuestion(props)}
        texts={texts}
      />
      {chosen && hasBlank(chosen) && (
        <BlankField
          item={chosen}
          blank={answer?.blank}
          onChange={blank => onChange({ item: chosen.id, blank })}
          texts={texts}
        />
      )}
    </div>
  );
}
