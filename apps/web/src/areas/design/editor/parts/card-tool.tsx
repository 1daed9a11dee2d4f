import type { ReactNode } from 'react';
import { Tip } from '../../document/parts/tip.tsx';
import { lockedProps } from '../../document/state/use-lock.ts';
import classes from './card-tool.module.css';

interface CardToolProps {
  /** What it does, for the tip. */
  readonly label: string;
  /** The whole name for a screen reader, which does not see whose tool it is. */
  readonly name: string;
  readonly icon: ReactNode;
  readonly isDangerous?: boolean;
  /** A number at its corner; none when 0. */
  readonly count?: number;
  /** Why it cannot be used right now. */
  readonly lock?: string | undefined;
  onClick(): void;
}

/** A button of a card. A plain one: a dozen of a library's are what selecting a card would mostly cost. */
export function CardTool({ label, name, icon, isDangerous = false, count = 0, lock, onClick }: CardToolProps) {
  return (
    <Tip text={lock === undefined ? label : `${label} · ${lock}`}>
      <button
        type="button"
        className={classes.tool}
        data-danger={isDangerous || undefined}
        data-count={count || undefined}
        aria-label={name}
        {...lockedProps(lock)}
        onClick={lock === undefined ? onClick : undefined}
      >
        {icon}
      </button>
    </Tip>
  );
}
