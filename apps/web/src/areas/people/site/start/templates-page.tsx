import { siteStartTexts } from '@wenshu/texts/people/site-start';
import { actionClass } from '@wenshu/ui';
import { PlainPage } from '../frame/plain-page.tsx';
import { useWords } from '../site-context.ts';
import classes from './start-page.module.css';

const SCHEMES = '/team/manage-project/create-project-from-solution';

/** /template-analysis: what each scheme answers, and what else one can begin with, for who has signed in (P2.7). */
export function TemplatesPage() {
  const t = useWords(siteStartTexts).templateAnalysis;
  return (
    <PlainPage title={t.headline} lead={t.lead}>
      <h2 className={classes.part}>{t.schemesTitle}</h2>
      <ul className={classes.schemes}>
        {Object.entries(t.schemes).map(([key, { name, answers }]) => (
          <li key={key} className={classes.scheme}>
            <h3>{name}</h3>
            <p>{answers}</p>
            <a href={`${SCHEMES}?scheme=${key}`} aria-label={t.named({ name })}>
              {t.use}
            </a>
          </li>
        ))}
      </ul>
      <div className={classes.two}>
        <section>
          <h2 className={classes.part}>{t.studiesTitle}</h2>
          <p>{t.studiesText}</p>
          <a className={actionClass('quiet')} href="/team/create-survey?way=solution">
            {t.toStudies}
          </a>
        </section>
        <section>
          <h2 className={classes.part}>{t.templatesTitle}</h2>
          <p>{t.templatesText}</p>
          <a className={actionClass('quiet')} href="/team/create-survey?way=template">
            {t.toTemplates}
          </a>
        </section>
      </div>
    </PlainPage>
  );
}
