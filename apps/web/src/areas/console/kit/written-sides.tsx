import { consoleKitTexts } from '@wenshu/texts/console/kit';
import type { ReactNode } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import classes from './written.module.css';

interface WrittenSidesProps {
  readonly preview: ReactNode;
  readonly children: ReactNode;
}

/** What is being written, and beside it (on a phone below it) what it will look like. */
export function WrittenSides({ preview, children }: WrittenSidesProps) {
  return (
    <div className={classes.sides}>
      <div className={classes.fields}>{children}</div>
      <Preview>{preview}</Preview>
    </div>
  );
}

export function Preview({ children }: { readonly children: ReactNode }) {
  const t = useTexts(consoleKitTexts);
  return (
    <section className={classes.preview} aria-label={t.preview}>
      <h2 className={classes.previewTitle}>{t.preview}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <div className={classes.page} tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
