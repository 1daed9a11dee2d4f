import type { ReactNode } from 'react';
import { Tip } from '../parts/tip.tsx';
import classes from './rich-text.module.css';

interface ToolButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOn?: boolean;
  readonly isExpanded?: boolean;
  readonly isDisabled?: boolean;
  onClick(): void;
}

/** A sign of the toolbar. Pressing it does not take the cursor out of the text. */
export function ToolButton({ label, icon, isOn, isExpanded, isDisabled, onClick }: ToolButtonProps) {
  return (
    <Tip text={label}>
      <button
        type="button"
        className={classes.tool}
        aria-label={label}
        aria-pressed={isOn}
        aria-expanded={isExpanded}
        disabled={isDisabled}
        onMouseDown={event => event.preventDefault()}
        onClick={onClick}
      >
        {icon}
      </button>
    </Tip>
  );
}
