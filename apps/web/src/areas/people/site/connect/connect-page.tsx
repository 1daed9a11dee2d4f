import { connectTexts } from '@wenshu/texts/people/connect';
import { useContactDetails } from '../../../../app/contact-details.ts';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './connect.module.css';
import { TrialForm } from './trial-form.tsx';

/** /connect-us: what happens when somebody leaves their number, and the form to leave it (S1.18, S1.19, S2.61). */
export default function ConnectPage() {
  const t = useTexts(connectTexts);
  const details = useContactDetails();
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
        {details && (
          <p className={classes.reach}>
            {t.reach} <a href={`tel:${details.phone}`}>{details.phone}</a>{' '}
            <a href={`mailto:${details.email}`}>{details.email}</a>
          </p>
        )}
      </div>
      <TrialForm />
    </div>
  );
}
