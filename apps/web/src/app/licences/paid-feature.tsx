import type { LicensedFeature } from '@wenshu/api-contract';
import { licenceTexts } from '@wenshu/texts/people/licences';
import { ActionButton, StatusTag } from '@wenshu/ui';
import { useContactDetails } from '../contact-details.ts';
import { useTexts } from '../language/language.ts';
import classes from './paid-feature.module.css';

interface PaidFeatureProps {
  readonly feature: LicensedFeature;
  /** Asks again whether it is licensed by now. */
  onAgain(): void;
}

/** The one answer to a feature without a licence: what it is, and whom to ask for it (P1.23, S6.6). */
export function PaidFeature({ feature, onAgain }: PaidFeatureProps) {
  const t = useTexts(licenceTexts);
  const details = useContactDetails();
  const { name, text } = t.features[feature];
  return (
    <section className={classes.paid} role="alert">
      <div className={classes.words}>
        <StatusTag tone="waiting">{t.badge}</StatusTag>
        <h2 className={classes.title}>{t.title({ feature: name })}</h2>
        <p>{text}</p>
        <p className={classes.how}>{t.how}</p>
        {details && (
          <p>
            {t.phone} <a href={`tel:${details.phone}`}>{details.phone}</a>
          </p>
        )}
        <ActionButton kind="quiet" onClick={onAgain}>
          {t.again}
        </ActionButton>
      </div>
      {details && (
        <figure className={classes.qr}>
          <img src={details.qrPicture} alt={t.scan} width="120" height="120" />
          <figcaption>{t.scan}</figcaption>
        </figure>
      )}
    </section>
  );
}
