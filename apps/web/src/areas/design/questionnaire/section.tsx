import { type ReactNode, useId } from 'react';
import classes from './create.module.css';
import { Locked } from './locked.tsx';

interface SectionProps {
  readonly title: string;
  /** What kind of thing it is, beside the title. */
  readonly tag?: string;
  /** A plain sentence of what it does. */
  readonly lead?: string;
  /** Beside the title: when it takes effect, or what can be done. */
  readonly aside?: ReactNode;
  /** Cannot be changed right now; it can still be read. */
  readonly isLocked?: boolean;
  readonly children: ReactNode;
}

/** A card with a heading: one matter of a screen. */
export function Section({ title, tag, lead, aside, isLocked = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header className={classes.sectionHead}>
        <h2 id={id} className={classes.sectionTitle}>
          {title}
          {tag && <span className={classes.tag}>{tag}</span>}
        </h2>
        {aside}
      </header>
      {lead && <p className={classes.lead}>{lead}</p>}
      <Locked when={isLocked} className={classes.sectionBody}>
        {children}
      </Locked>
    </section>
  );
}
