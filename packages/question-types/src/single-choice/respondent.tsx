import { readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { MAX_BLANK_LENGTH } from '../_shared/blanks.ts';
import type { OneOptionAnswer } from '../_shared/one-option.ts';
import { optionSections } from '../_shared/option-sections.ts';
import { RichText } from '../_shared/rich-text.tsx';
import { SectionList } from '../_shared/section-list.tsx';

export function SingleChoiceView({
  question,
  answer,
  onChange,
  problems,
  titleId,
  problemId,
  texts,
}: AnswerViewProps<OneOptionAnswer>) {
  const columns = readSetting(question.settings, 'columnCount');
  const isInvalid = problems.length > 0;
  return (
    <div
      role="radiogroup"
      aria-labelledby={titleId}
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? problemId : undefined}
      className="choice-sections"
    >
      <SectionList sections={optionSections(question)} columns={columns} titleId={titleId}>
        {item => {
          const isChosen = answer?.item === item.id;
          const hasBlank = readSetting(item.settings, 'hasBlank');
          return (
            <div key={item.id} className={isChosen ? 'choice is-chosen' : 'choice'}>
              <label className="choice-label">
                <input
                  type="radio"
                  name={question.id}
                  value={item.id}
                  checked={isChosen}
                  onChange={() => onChange({ item: item.id })}
                />
                <span>
                  <RichText of={item.title} />
                </span>
              </label>
              {isChosen && hasBlank && (
                <input
                  className="text-field choice-blank"
                  value={answer.blank ?? ''}
                  maxLength={MAX_BLANK_LENGTH}
                  aria-label={texts.blankLabel({ option: item.title.text })}
                  placeholder={texts.blankPlaceholder}
                  onInput={event => onChange({ item: item.id, blank: event.currentTarget.value })}
                />
              )}
            </div>
          );
        }}
      </SectionList>
    </div>
  );
}
