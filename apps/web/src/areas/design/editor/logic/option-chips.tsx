import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { Input } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { short } from './drafts/question-names.ts';
import classes from './logic.module.css';

/** From here on a list needs finding. */
const MANY = 20;
const SHOWN = 60;

interface OptionChipsProps {
  /** What they are chosen for, where that is not plain from around it. */
  readonly label?: string;
  readonly items: readonly { readonly id: string; readonly title: { readonly text: string } }[];
  readonly chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

/** Options to pick, each a button that stays down. */
export function OptionChips({ label, items, chosen, onChange }: OptionChipsProps) {
  const t = useTexts(editorLogicTexts);
  const [wanted, setWanted] = useState('');
  const found = items.filter(item => item.title.text.toLowerCase().includes(wanted.trim().toLowerCase()));
  // What is chosen stays in sight, whatever is looked for.
  const shown = [
    ...found.slice(0, SHOWN),
    ...items.filter(item => chosen.includes(item.id) && !found.slice(0, SHOWN).includes(item)),
  ];
  return (
    <fieldset className={classes.chips} aria-label={label ?? t.options}>
      {items.length > MANY && (
        <Input
          size="small"
          allowClear
          className={classes.chipSearch}
          aria-label={t.searchOptions}
          placeholder={t.searchOptions}
          value={wanted}
          onChange={event => setWanted(event.target.value)}
        />
      )}
      {shown.map(item => {
        const isChosen = chosen.includes(item.id);
        return (
          <button
            key={item.id}
            type="button"
            className={classes.chip}
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? chosen.filter(id => id !== item.id) : [...chosen, item.id])}
          >
            {short(item.title.text)}
          </button>
        );
      })}
    </fieldset>
  );
}
