import type { TalkAttribute, TalkPerson } from '@wenshu/api-contract';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { useTexts } from '../../../../app/language/language.ts';
import { useDraft } from '../../../../app/use-draft.ts';
import classes from './people.module.css';

interface ValueCellProps {
  readonly attribute: TalkAttribute;
  readonly person: TalkPerson;
  readonly isFixed: boolean;
  /** Nothing for what is not known. */
  onSave(value: string | number | undefined): void;
}

/** What is known of somebody, where it is read and written. */
export function ValueCell({ attribute, person, isFixed, onSave }: ValueCellProps) {
  const t = useTexts(transcriptTexts).people;
  const value = person.values[attribute.id];
  const label = t.valueOf({ name: person.name, attribute: attribute.name });
  if (isFixed) return value ?? '';
  if (attribute.kind !== 'choice')
    return <TypedValue label={label} value={value} isNumber={attribute.kind === 'number'} onSave={onSave} />;
  return (
    <select
      className={classes.cell}
      aria-label={label}
      value={value ?? ''}
      onChange={event => onSave(event.target.value === '' ? undefined : event.target.value)}
    >
      <option value="">{t.unknown}</option>
      {attribute.choices.map(choice => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  );
}

interface TypedValueProps {
  readonly label: string;
  readonly value: string | number | undefined;
  readonly isNumber: boolean;
  onSave(value: string | number | undefined): void;
}

function TypedValue({ label, value, isNumber, onSave }: TypedValueProps) {
  const held = value === undefined ? '' : String(value);
  const [draft, setDraft] = useDraft(held);
  const leave = () => {
    const written = draft.trim();
    if (written === held) return setDraft(held);
    if (written === '') return onSave(undefined);
    if (!isNumber) return onSave(written);
    // What is no number is none: what held before stands there again.
    return Number.isFinite(Number(written)) ? onSave(Number(written)) : setDraft(held);
  };
  return (
    <input
      className={classes.cell}
      aria-label={label}
      inputMode={isNumber ? 'decimal' : 'text'}
      maxLength={200}
      value={draft}
      onChange={event => setDraft(event.target.value)}
      onBlur={leave}
      onKeyDown={event => event.key === 'Enter' && !event.nativeEvent.isComposing && event.currentTarget.blur()}
    />
  );
}
