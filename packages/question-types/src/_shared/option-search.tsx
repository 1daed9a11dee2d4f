import type { FlowItem } from '@wenshu/survey-core/answering';
import { useState } from 'react';
import type { ViewTexts } from './answer-view.ts';
import { findOptions } from './find-options.ts';
import type { OptionSection } from './option-sections.ts';

/** More would make typing slow and nobody scrolls through them: the list asks for another letter instead. */
const MOST_SHOWN = 50;

interface OptionSearchProps {
  readonly sections: readonly OptionSection[];
  readonly chosen: readonly string[];
  /** What the field shows while nothing is being searched. */
  readonly value: string;
  /** Stay open after a pick, for lists where several are picked. */
  readonly staysOpen?: boolean;
  onPick(itemId: string): void;
  readonly field: {
    readonly 'aria-labelledby': string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  };
  readonly texts: ViewTexts;
}

/** A field that finds options while typing, by mouse, finger or arrow keys. The focus stays in the field; the list only follows. */
export function OptionSearch({ sections, chosen, value, staysOpen = false, onPick, field, texts }: OptionSearchProps) {
  // Not by `useId`: the server draws the same page, and counts differently.
  const listId = `found-${field['aria-labelledby'].replace(/ /g, '-')}`;
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = query !== undefined;
  const found = isOpen
    ? findOptions(
        sections.flatMap(({ items }) => items),
        query,
      )
    : [];
  const shown = found.slice(0, MOST_SHOWN);
  const current = shown[Math.min(active, shown.length - 1)];

  const search = (text: string | undefined) => {
    setQuery(text);
    setActive(0);
  };
  const pick = (item: FlowItem) => {
    onPick(item.id);
    if (!staysOpen) search(undefined);
  };
  const move = (by: number) => {
    if (!isOpen) return search('');
    const next = Math.max(0, Math.min(shown.length - 1, active + by));
    setActive(next);
    document.getElementById(`${listId}-${shown[next]?.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => (isOpen ? current && pick(current) : search('')),
    Escape: () => search(undefined),
  };
  const optionOf = (item: FlowItem) => (
    <div
      key={item.id}
      id={`${listId}-${item.id}`}
      role="option"
      tabIndex={-1}
      aria-selected={chosen.includes(item.id)}
      className={item === current ? 'found-option is-active' : 'found-option'}
      onPointerDown={event => event.preventDefault()}
      onClick={() => pick(item)}
      onKeyDown={event => event.key === 'Enter' && pick(item)}
    >
      {item.title.text}
    </div>
  );
  return (
    <div className="option-search">
      <input
        {...field}
        className="text-field"
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={current && `${listId}-${current.id}`}
        placeholder={value || texts.searchOptions}
        value={isOpen ? query : value}
        onClick={() => isOpen || search('')}
        onInput={event => search(event.currentTarget.value)}
        onBlur={() => search(undefined)}
        onKeyDown={event => {
          const act = keys[event.key];
          if (!act || event.nativeEvent.isComposing) return;
          event.preventDefault();
          act();
        }}
      />
      <div id={listId} role="listbox" aria-labelledby={field['aria-labelledby']} hidden={!isOpen || shown.length === 0}>
        {sections.map(({ id, title, items }) => {
          const options = shown.filter(item => items.includes(item)).map(optionOf);
          if (title === undefined || options.length === 0) return options;
          return (
            // A listbox holds groups of options, and no fieldset.
            <div key={id} role="group" aria-label={title}>
              <p className="found-heading" aria-hidden="true">
                {title}
              </p>
              {options}
            </div>
          );
        })}
      </div>
      <p className="search-status" role="status">
        {isOpen && found.length === 0 && texts.nothingFound}
        {found.length > shown.length && texts.moreOptions({ count: found.length - shown.length })}
      </p>
    </div>
  );
}
