import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { StatusTag } from '@wenshu/ui';
import { useContactDetails } from '../../../app/contact-details.ts';
import { useTexts } from '../../../app/language/language.ts';
import classes from './create-survey.module.css';

interface PaidFeatureProps {
  readonly title: string;
  /** What it does for those who have it. */
  readonly text: string;
}

/** The one answer to a feature without a licence: what it is, and whom to ask for it. */
export function PaidFeature({ title, text }: PaidFeatureProps) {
  const t = useTexts(createSurveyTexts).paid;
  const details = useContactDetails();
  return (
    <section className={classes.paid} role="alert">
      <div>
        <StatusTag tone="waiting">{t.badge}</StatusTag>
        <h2 className={classes.panelTitle}>{title}</h2>
        <p>{text}</p>
        <p className={classes.paidHow}>{t.how}</p>
        {details && (
          <p>
            {t.phone} <a href={`tel:${details.phone}`}>{details.phone}</a>
          </p>
        )}
      </div>
      {details && (
        <figure className={classes.paidQr}>
          <img src={details.qrPicture} alt={t.scan} width="120" height="120" />
          <figcaption>{t.scan}</figcaption>
        </figure>
      )}
    </section>
  );
}
