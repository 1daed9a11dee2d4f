import { assistantTexts } from '@wenshu/texts/findings/assistant';
import { useId } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import classes from './assistant.module.css';
import { startCards } from './start-cards.ts';

/** Where the other helpers begin. */
export function StartTiles() {
  const t = useTexts(assistantTexts).start;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.small}>
        {t.title}
      </h2>
      <ul className={classes.tiles}>
        {startCards.map(({ name, path, icon: Icon }) => (
          <li key={name} className={classes.tile}>
            <Icon />
            <span className={classes.tileWords}>
              <AppLink to={path} className={classes.tileName}>
                {t.cards[name].title}
              </AppLink>
              <span>{t.cards[name].text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
