import { readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { hasBlank, MAX_BLANK_LENGTH } from '../_shared/blanks.ts';
import { optionSections } from '../_shared/option-sections.ts';
import { choices } from '../_shared/options.ts';
import { RichText } from '../_shared/rich-text.tsx';
import { SectionList } from '../_shared/section-list.tsx';
import type { SeveralOptionsAnswer } from '../_shared/several-options.ts';
import { toggleChoice } from '../_shared/toggle-choice.ts';

export function MultipleChoiceView({
  question,
  answer,
  onChange,
  problems,
  titleId,
  problemId,
  texts,
}: AnswerViewProps<SeveralOptionsAnswer>) {
  const items = choices(question.items);
  const isInvalid = problems.length > 0;
  const change = (next: SeveralOptionsAnswer) => onChange(next.items.length > 0 ? next : undefined);
  return (
    <fieldset
      aria-labelledby={titleId}
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? problemId : undefined}
      className="choice-sections"
    >
      <SectionList
        sections={optionSections(question)}
        columns={readSetting(question.settings, 'columnCount')}
        titleId={titleId}
      >
        {item => {
          const isChosen = answer?.items.includes(item.id) ?? false;
          return (
            <div key={item.id} className={isChosen ? 'choice is-chosen' : 'choice'}>
              <label className="choice-label">
                <input
                  type="checkbox"
                  name={question.id}
                  value={item.id}
                  checked={isChosen}
                  onChange={() => change(toggleChoice(items, answer, item.id))}
                />
                <span>
                  <RichText of={item.title} />
                </span>
              </label>
              {isChosen && answer && hasBlank(item) && (
                <input
                  className="text-field choice-blank"
                  value={answer.blanks?.[item.id] ?? ''}
                  maxLength={MAX_BLANK_LENGTH}
                  aria-label={texts.blankLabel({ option: item.title.text })}
                  placeholder={texts.blankPlaceholder}
                  onInput={event =>
                    change({ ...answer, blanks: { ...answer.blanks, [item.id]: event.currentTarget.value } })
                  }
                />
              )}
            </div>
          );
        }}
      </SectionList>
    </fieldset>
  );
}
