import { siteStartTexts } from '@wenshu/texts/people/site-start';
import { ArrowRightIcon, actionClass } from '@wenshu/ui';
import { PlainPage } from '../frame/plain-page.tsx';
import { useWords } from '../site-context.ts';
import classes from './start-page.module.css';

const ways = [
  ['data', '/survey/import'],
  ['scheme', '/team/manage-project/create-project-from-solution'],
  ['blank', '/team/create-survey?way=blank'],
] as const;

/** /analysis: three ways to begin, for who has signed in (P2.7). The guard stands before it in the browser. */
export function AnalysisPage() {
  const t = useWords(siteStartTexts).analysis;
  return (
    <PlainPage title={t.headline} lead={t.lead}>
      <ul className={classes.ways}>
        {ways.map(([key, to]) => {
          const { title, text, action, next } = t.ways[key];
          return (
            <li key={key} className={classes.way}>
              <h2>{title}</h2>
              <p>{text}</p>
              <h3>{t.nextTitle}</h3>
              <ol>
                {next.map(step => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <a className={actionClass('primary')} href={to}>
                {action}
                <ArrowRightIcon />
              </a>
            </li>
          );
        })}
      </ul>
      <p className={classes.more}>
        {t.other} <a href="/template-analysis">{t.toTemplates}</a> <a href="/tools#sample-size">{t.toTools}</a>
      </p>
      <p className={classes.limit}>{t.limit}</p>
    </PlainPage>
  );
}
