import { type FlowItem, readSetting } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../answer-view.ts';
import { hasBlank, MAX_BLANK_LENGTH } from '../blanks.ts';
import { RichText } from '../rich-text.tsx';

export interface Choice {
  readonly isChosen: boolean;
  onChoose(): void;
  readonly blank: string | undefined;
  onBlank(blank: string): void;
}

interface ChoiceOptionProps extends Pick<AnswerViewProps, 'question' | 'texts'> {
  readonly type: 'radio' | 'checkbox';
  readonly item: FlowItem;
  readonly choice: Choice;
}

/** An option to tap, with its picture over it where there are pictures, and its blank below once it is chosen. */
export function ChoiceOption({ question, texts, type, item, choice }: ChoiceOptionProps) {
  const { isChosen, onChoose, blank, onBlank } = choice;
  const picture = readSetting(question.settings, 'hasPictures') && readSetting(item.settings, 'picture');
  const option = item.title.text;
  return (
    <div className={isChosen ? 'choice is-chosen' : 'choice'}>
      <label className="choice-label">
        {picture && (
          // Its words are below it: without a text of its own it says nothing more.
          <img className="choice-picture" src={picture} alt={readSetting(item.settings, 'pictureAlt')} loading="lazy" />
        )}
        <input type={type} name={question.id} value={item.id} checked={isChosen} onChange={onChoose} />
        <span>
          <RichText of={item.title} />
        </span>
      </label>
      {picture && (
        <button
          type="button"
          className="choice-zoom"
          aria-label={texts.enlarge({ option })}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) =>
            import('./zoom-picture.ts').then(({ zoomPicture }) =>
              zoomPicture({
                picture,
                alt: readSetting(item.settings, 'pictureAlt') || option,
                title: option,
                close: texts.closePicture,
                from: currentTarget,
              }),
            )
          }
        >
          <span aria-hidden="true">⤢</span>
        </button>
      )}
      {isChosen && hasBlank(item) && (
        <input
          className="text-field choice-blank"
          value={blank ?? ''}
          maxLength={MAX_BLANK_LENGTH}
          aria-label={texts.blankLabel({ option })}
          placeholder={texts.blankPlaceholder}
          onInput={event => onBlank(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
