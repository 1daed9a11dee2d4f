import type { FlowItem } from '@wenshu/survey-core/answering';
import { RichText } from '../rich-text.tsx';

interface MatrixChoiceProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly item: FlowItem;
  readonly isChosen: boolean;
  onChoose(): void;
}

/** A cell to tap: the whole of it is the target, and on a card it shows the option's words. */
export function MatrixChoice({ type, name, item, isChosen, onChoose }: MatrixChoiceProps) {
  return (
    <label className={isChosen ? 'matrix-cell is-chosen' : 'matrix-cell'}>
      <input type={type} name={name} checked={isChosen} onChange={onChoose} />
      <span>
        <RichText of={item.title} />
      </span>
    </label>
  );
}
