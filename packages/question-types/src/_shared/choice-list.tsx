import { type FlowItem, readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from './answer-view.ts';
import { ChoiceOption, type ChoiceOptionProps } from './choice-option.tsx';
import { SectionList } from './section-list.tsx';

interface ChoiceListProps extends Pick<AnswerViewProps, 'question' | 'titleId' | 'texts'> {
  readonly type: ChoiceOptionProps['type'];
  choiceOf(item: FlowItem): Pick<ChoiceOptionProps, 'isChosen' | 'onChoose' | 'blank' | 'onBlank'>;
}

/** The options of a question to tap: one of them, or several. */
export function ChoiceList({ question, titleId, texts, type, choiceOf }: ChoiceListProps) {
  return (
    <SectionList question={question} titleId={titleId}>
      {item => (
        <ChoiceOption
          key={item.id}
          type={type}
          name={question.id}
          item={item}
          {...choiceOf(item)}
          hasPictures={readSetting(question.settings, 'hasPictures')}
          texts={texts}
        />
      )}
    </SectionList>
  );
}
