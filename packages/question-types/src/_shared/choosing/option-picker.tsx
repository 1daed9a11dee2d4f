import type { FlowItem } from '@wenshu/survey-core/answering';
import type { ViewTexts } from '../answer-view.ts';
import { OptionSearch } from './option-search.tsx';
import type { OptionSection } from './option-sections.ts';

/** Up to here the phone's own picker is quicker than typing. */
const MOST_TO_SCROLL = 20;

interface OptionPickerProps {
  readonly sections: readonly OptionSection[];
  readonly chosen: FlowItem | undefined;
  /** Undefined takes the choice back. */
  onPick(itemId: string | undefined): void;
  readonly field: {
    readonly 'aria-labelledby': string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  };
  readonly texts: ViewTexts;
}

/** One option from a list that is folded away: the browser's own picker, or a search where the list is long. */
export function OptionPicker({ sections, chosen, onPick, field, texts }: OptionPickerProps) {
  if (sections.reduce((sum, { items }) => sum + items.length, 0) <= MOST_TO_SCROLL) {
    return (
      <select
        {...field}
        className="text-field"
        value={chosen?.id ?? ''}
        onChange={event => onPick(event.currentTarget.value || undefined)}
      >
        <option value="">{texts.choose}</option>
        {sections.map(({ id, title, items }) =>
          title === undefined ? (
            items.map(toOption)
          ) : (
            <optgroup key={id} label={title}>
              {items.map(toOption)}
            </optgroup>
          ),
        )}
      </select>
    );
  }
  return (
    <div>
      <OptionSearch
        sections={sections}
        chosen={chosen ? [chosen.id] : []}
        value={chosen?.title.text ?? ''}
        onPick={onPick}
        field={field}
        texts={texts}
      />
      {chosen && (
        <button type="button" className="link-button" onClick={() => onPick(undefined)}>
          {texts.clear}
        </button>
      )}
    </div>
  );
}

function toOption({ id, title }: FlowItem) {
  return (
    <option key={id} value={id}>
      {title.text}
    </option>
  );
}
