import { sitePageTexts } from '@wenshu/texts/people/site-pages/index';
import { ArrowRightIcon, actionClass } from '@wenshu/ui';
import { useVisit } from '../site-context.ts';
import classes from './content-page.module.css';
import { Phrases } from './phrases.tsx';
import { Screen } from './screen.tsx';
import { Section } from './section.tsx';

/** A page that is made of parts: a beginning, what it has to say, and where it leads. */
export function ContentPage() {
  const { path, language } = useVisit();
  const texts = sitePageTexts[path];
  if (!texts) throw new Error(`Nobody has written the page at ${path}`);
  const words = texts[language];
  return (
    <article className={classes.page}>
      <header className={classes.head} data-alone={words.screen === undefined}>
        <div className={classes.words}>
          <p className={classes.eyebrow}>{words.eyebrow}</p>
          <h1 className={classes.headline}>
            <Phrases of={words.headline} />
          </h1>
          <p className={classes.lead}>{words.lead}</p>
        </div>
        {words.screen && <Screen {...words.screen} isFirst />}
      </header>
      {words.sections.map(section => (
        <Section key={section.heading} section={section} />
      ))}
      <aside className={classes.next}>
        <h2>{words.next.title}</h2>
        <ul className={classes.actions}>
          {words.next.links.map(({ words: name, to }, at) => (
            <li key={to}>
              <a href={to} className={actionClass(at === 0 ? 'primary' : 'quiet', 'large')}>
                {name}
                {at === 0 && <ArrowRightIcon />}
              </a>
            </li>
          ))}
        </ul>
      </aside>
    </article>
  );
}
