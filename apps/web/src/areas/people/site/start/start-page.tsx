import { siteFrameTexts } from '@wenshu/texts/people/site-frame';
import { ArrowRightIcon } from '@wenshu/ui';
import section from '../content/section.module.css';
import { useVisit, useWords } from '../site-context.ts';
import classes from './start-page.module.css';

/** /analysis and /template-analysis (P2.7): the ways in, for who has signed in. The guard stands before it in the browser. */
export function StartPage() {
  const { path } = useVisit();
  const { start } = useWords(siteFrameTexts);
  const words = path === '/analysis' ? start.analysis : start.templates;
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{words.title}</h1>
      <p className={classes.lead}>{words.lead}</p>
      <ul className={section.cards}>
        {words.ways.map(({ title, text, to, open }) => (
          <li key={title} className={section.card}>
            <h2 className={classes.way}>{title}</h2>
            <p>{text}</p>
            <p>
              <a className={section.more} href={to}>
                {open}
                <ArrowRightIcon />
              </a>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
