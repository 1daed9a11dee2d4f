import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { BlankField } from '../_shared/blank-field.tsx';
import { hasBlank } from '../_shared/blanks.ts';
import type { OneOptionAnswer } from '../_shared/one-option.ts';
import { OptionPicker } from '../_shared/option-picker.tsx';
import { optionSections } from '../_shared/option-sections.ts';
import { choices } from '../_shared/options.ts';

export function DropdownView({
  question,
  answer,
  onChange,
  problems,
  titleId,
  problemId,
  texts,
}: AnswerViewProps<OneOptionAnswer>) {
  const items = choices(question.items);
  const chosen = items.find(item => item.id === answer?.item);
  const isInvalid = problems.length > 0;
  return (
    <div className="fields">
      <OptionPicker
        sections={optionSections(question)}
        chosen={chosen}
        onPick={item => onChange(item === undefined ? undefined : { item })}
        field={{
          'aria-labelledby': titleId,
          'aria-invalid': isInvalid,
          'aria-describedby': isInvalid ? problemId : undefined,
        }}
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
