import { readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ChoiceOption } from '../_shared/choice-option.tsx';
import type { OneOptionAnswer } from '../_shared/one-option.ts';
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
  const isInvalid = problems.length > 0;
  return (
    <div
      role="radiogroup"
      aria-labelledby={titleId}
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? problemId : undefined}
      className="choice-sections"
    >
      <SectionList question={question} titleId={titleId}>
        {item => (
          <ChoiceOption
            key={item.id}
            type="radio"
            name={question.id}
            item={item}
            isChosen={answer?.item === item.id}
            onChoose={() => onChange({ item: item.id })}
            blank={answer?.blank}
            onBlank={blank => onChange({ item: item.id, blank })}
            hasPictures={readSetting(question.settings, 'hasPictures')}
            texts={texts}
          />
        )}
      </SectionList>
    </div>
  );
}
