import type { ReactNode } from 'react';

interface ConceptChoiceProps {
  readonly name: string;
  readonly title: string;
  readonly isChosen: boolean;
  onChoose(): void;
  readonly className: string;
  readonly children?: ReactNode;
}

/** A concept as a card: the whole of it is the target. */
export function ConceptChoice({ name, title, isChosen, onChoose, className, children }: ConceptChoiceProps) {
  return (
    <label className={isChosen ? `${className} is-chosen` : className}>
      <span className="concept-head">
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
        <span>{title}</span>
      </span>
      {children}
    </label>
  );
}
