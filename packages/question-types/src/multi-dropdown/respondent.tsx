import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ariaOfQuestion } from '../_shared/aria-of.ts';
import { hasBlank } from '../_shared/blanks.ts';
import { OptionSearch } from '../_shared/choosing/option-search.tsx';
import { optionSections } from '../_shared/choosing/option-sections.ts';
import type { SeveralOptionsAnswer } from '../_shared/choosing/several-options.ts';
import { toggleChoice } from '../_shared/choosing/toggle-choice.ts';
import { BlankField } from '../_shared/filling/blank-field.tsx';
import { choices } from '../_shared/options.ts';

/** A field to find options, and below it what was chosen, each with a button that takes it back. */
export function MultiDropdownView(props: AnswerViewProps<SeveralOptionsAnswer>) {
  const { question, answer, onChange, texts } = props;
  const items = choices(question.items);
  const chosen = items.filter(item => answer?.items.includes(item.id));
  const toggle = (itemId: string) => {
    const next = toggleChoice(items, answer, itemId);
    onChange(next.items.length > 0 ? next : undefined);
  };
  return (
    <div className="fields">
      <OptionSearch
        sections={optionSections(question)}
        chosen={chosen.map(item => item.id)}
        value=""
        staysOpen
        onPick={toggle}
        field={ariaOfQuestion(props)}
        texts={texts}
      />
      <ul className="chips" aria-label={texts.chosenOptions({ count: chosen.length })}>
        {chosen.map(item => (
          <li key={item.id}>
            <button
              type="button"
              className="chip is-chosen"
              aria-label={texts.takeBack({ option: item.title.text })}
              onClick={() => toggle(item.id)}
            >
              {item.title.text}
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      {answer &&
        chosen
          .filter(hasBlank)
          .map(item => (
            <BlankField
              key={item.id}
              item={item}
              blank={answer.blanks?.[item.id]}
              onChange={blank => onChange({ ...answer, blanks: { ...answer.blanks, [item.id]: blank } })}
              texts={texts}
            />
          ))}
    </div>
  );
}
