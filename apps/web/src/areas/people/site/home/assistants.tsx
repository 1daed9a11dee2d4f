import { siteTexts } from '@wenshu/texts/people/site';
import { ArrowRightIcon } from '@wenshu/ui';
import { useWords } from '../site-context.ts';
import classes from './assistants.module.css';
import section from './section.module.css';

const assistants = ['transcripts', 'outline', 'desk', 'concept', 'questionnaire'] as const;

const SERIES = '/productServices/intelligentSeries';

/** Each card opens the intelligent-series page; its hash picks the product there (P2.70, P2.10). */
export function Assistants() {
  const texts = useWords(siteTexts).assistants;
  return (
    <section className={classes.band} aria-labelledby="assistants-title">
      <div className={section.section}>
        <div className={classes.head}>
          <h2 id="assistants-title" className={section.title}>
            {texts.title}
          </h2>
          <span className={classes.soon}>{texts.soon}</span>
        </div>
        <p className={classes.lead}>{texts.text}</p>
        <ul className={classes.cards}>
          {assistants.map(key => (
            <li key={key}>
              <a href={`${SERIES}#${key}`} className={classes.card}>
                <h3>{texts.list[key].title}</h3>
                <p>{texts.list[key].text}</p>
                <ArrowRightIcon />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
