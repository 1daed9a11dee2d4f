import type { FlowItem } from '@wenshu/survey-core/answering';
import { RichText } from '../rich-text.tsx';

interface ChipChoiceProps {
  readonly items: readonly FlowItem[];
  readonly chosen: readonly string[];
  onToggle(itemId: string): void;
  readonly name: string;
  readonly group: {
    readonly 'aria-labelledby'?: string;
    readonly 'aria-label'?: string;
    readonly 'aria-describedby'?: string | undefined;
  };
}

/** Short options as chips, several at once. They are check boxes underneath. */
export function ChipChoice({ items, chosen, onToggle, name, group }: ChipChoiceProps) {
  return (
    <fieldset {...group} className="chips">
      {items.map(item => (
        <label key={item.id} className={chosen.includes(item.id) ? 'chip is-chosen' : 'chip'}>
          <input
            type="checkbox"
            className="visually-hidden"
            name={name}
            value={item.id}
            checked={chosen.includes(item.id)}
            onChange={() => onToggle(item.id)}
          />
          <span>
            <RichText of={item.title} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
