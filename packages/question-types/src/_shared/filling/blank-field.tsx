import type { FlowItem } from '@wenshu/survey-core/answering';
import type { ViewTexts } from '../answer-view.ts';
import { MAX_BLANK_LENGTH } from '../blanks.ts';

interface BlankFieldProps {
  readonly item: FlowItem;
  readonly blank: string | undefined;
  onChange(blank: string): void;
  readonly texts: ViewTexts;
}

/** The blank of an option that was chosen. */
export function BlankField({ item, blank, onChange, texts }: BlankFieldProps) {
  return (
    <input
      className="text-field"
      value={blank ?? ''}
      maxLength={MAX_BLANK_LENGTH}
      aria-label={texts.blankLabel({ option: item.title.text })}
      placeholder={texts.blankPlaceholder}
      onInput={event => onChange(event.currentTarget.value)}
    />
  );
}
