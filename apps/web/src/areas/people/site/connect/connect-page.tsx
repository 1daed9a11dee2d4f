import { connectTexts } from '@wenshu/texts/people/connect';
import { shellTexts } from '@wenshu/texts/shell';
import { Island } from '../islands/island.tsx';
import { useVisit, useWords } from '../site-context.ts';
import classes from './connect.module.css';

/** /connect-us: what happens when somebody leaves their number, and the form to leave it (S1.18, S1.19, S2.61). */
export function ConnectPage() {
  const t = useWords(connectTexts);
  const { footer } = useWords(shellTexts);
  const { phone, email } = useVisit().contact;
  return (
    <div className={classes.page}>
      <div>
        <h1 className={classes.title}>{t.title}</h1>
        <p className={classes.lead}>{t.lead}</p>
        <ol className={classes.steps}>
          {t.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={classes.reach}>
          {t.reach} <a href={`tel:${phone}`}>{phone}</a> <a href={`mailto:${email}`}>{email}</a>
          <br />
          {footer.serviceHours}
        </p>
      </div>
      <div className={classes.place}>
        <Island name="trial-form" props={{}} />
      </div>
    </div>
  );
}
