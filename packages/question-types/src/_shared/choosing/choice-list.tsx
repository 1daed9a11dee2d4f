import type { FlowItem } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../answer-view.ts';
import { type Choice, ChoiceOption } from './choice-option.tsx';
import { SectionList } from './section-list.tsx';

interface ChoiceListProps extends Pick<AnswerViewProps, 'question' | 'titleId' | 'texts'> {
  readonly type: 'radio' | 'checkbox';
  choiceOf(item: FlowItem): Choice;
}

/** The options of a question to tap: one of them, or several. */
export function ChoiceList({ question, titleId, texts, type, choiceOf }: ChoiceListProps) {
  return (
    <SectionList question={question} titleId={titleId}>
      {item => (
        <ChoiceOption key={item.id} question={question} texts={texts} type={type} item={item} choice={choiceOf(item)} />
      )}
    </SectionList>
  );
}
