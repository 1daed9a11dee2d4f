import { paperTexts } from '@wenshu/texts/talks/papers';
import { useTexts } from '../../../../app/language/language.ts';
import { AskButtons } from './ask-buttons.tsx';
import classes from './help.module.css';

/** What the helper can do for the paper as a whole. */
export function HelpBox() {
  const t = useTexts(paperTexts).help;
  return (
    <section className={classes.box} aria-label={t.title}>
      <h2>{t.title}</h2>
      <p className={classes.hint}>{t.lead}</p>
      <p className={classes.asks}>
        <AskButtons upon={null} isLarge />
      </p>
    </section>
  );
}
