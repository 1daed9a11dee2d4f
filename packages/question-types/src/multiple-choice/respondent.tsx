import { readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ChoiceOption } from '../_shared/choice-option.tsx';
import { choices } from '../_shared/options.ts';
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
      <SectionList question={question} titleId={titleId}>
        {item => (
          <ChoiceOption
            key={item.id}
            type="checkbox"
            name={question.id}
            item={item}
            isChosen={answer?.items.includes(item.id) ?? false}
            onChoose={() => change(toggleChoice(items, answer, item.id))}
            blank={answer?.blanks?.[item.id]}
            onBlank={blank => answer && change({ ...answer, blanks: { ...answer.blanks, [item.id]: blank } })}
            hasPictures={readSetting(question.settings, 'hasPictures')}
            texts={texts}
          />
        )}
      </SectionList>
    </fieldset>
  );
}
