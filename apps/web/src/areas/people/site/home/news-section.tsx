import { siteTexts } from '@wenshu/texts/people/site';
import { Island } from '../islands/island.tsx';
import { useVisit, useWords } from '../site-context.ts';
import classes from './news-section.module.css';
import { NewsSlider } from './news-slider.tsx';
import section from './section.module.css';

/** What stands in the page before the rest has been fetched: more than a first screen shows. */
const DRAWN = 6;

/** News of the knowledge base (P1.18); an installation without any has no such section. */
export function NewsSection() {
  const { language, matter } = useVisit();
  const texts = useWords(siteTexts).news;
  if (matter.kind !== 'news' || matter.items.length === 0) return null;
  const { title, text, all, ...words } = texts;
  return (
    <section className={section.section} aria-labelledby="news-title">
      <div className={classes.head}>
        <h2 id="news-title" className={section.title}>
          {title}
        </h2>
        <a href="/news">{all}</a>
      </div>
      <p className={section.lead}>{text}</p>
      <Island
        name="news-slider"
        part={NewsSlider}
        when="visible"
        props={{ language, words, first: matter.items.slice(0, DRAWN), total: matter.total }}
      />
    </section>
  );
}
