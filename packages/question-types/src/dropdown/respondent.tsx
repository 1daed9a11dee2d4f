import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { BlankField } from '../_shared/blank-field.tsx';
import { hasBlank } from '../_shared/blanks.ts';
import type { OneOptionAnswer } from '../_shared/one-option.ts';
import { OptionSearch } from '../_shared/option-search.tsx';
import { choices } from '../_shared/options.ts';

/** Up to here the phone's own picker is quicker than typing. */
const MOST_TO_SCROLL = 20;

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
  const field = {
    'aria-labelledby': titleId,
    'aria-invalid': isInvalid,
    'aria-describedby': isInvalid ? problemId : undefined,
  };
  return (
    <div className="fields">
      {items.length <= MOST_TO_SCROLL ? (
        <select
          {...field}
          className="text-field"
          value={chosen?.id ?? ''}
          onChange={event => onChange(event.currentTarget.value ? { item: event.currentTarget.value } : undefined)}
        >
          <option value="">{texts.choose}</option>
          {items.map(item => (
            <option key={item.id} value={item.id}>
              {item.title.text}
            </option>
          ))}
        </select>
      ) : (
        <OptionSearch
          items={items}
          chosen={chosen ? [chosen.id] : []}
          value={chosen?.title.text ?? ''}
          onPick={item => onChange({ item })}
          field={field}
          texts={texts}
        />
      )}
      {chosen && items.length > MOST_TO_SCROLL && (
        <button type="button" className="link-button" onClick={() => onChange(undefined)}>
          {texts.clear}
        </button>
      )}
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
