import { personalCheckCalls } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Section } from '../../design/questionnaire/section.tsx';
import classes from './check.module.css';
import type { Check } from './check.ts';
import { CodeBox } from './code-box.tsx';
import { addressOf, numberText } from './person-words.ts';

/** The one address for all, with its QR code and what came of it. */
export function CheckLink({ check }: { readonly check: Check }) {
  const t = useTexts(peopleTexts).check;
  const { personalCheckId, link, isEnabled, views, smsCount } = check;
  return (
    <Section title={t.linkTitle} lead={t.linkLead}>
      {personalCheckId && link ? (
        <>
          {!isEnabled && <p className={classes.note}>{t.linkClosed}</p>}
          <CodeBox
            address={addressOf(link)}
            label={t.link}
            load={times => client.call(personalCheckCalls.downloadPersonalCheckQRCode, { personalCheckId, times })}
          />
          <dl className={classes.figures}>
            <div>
              <dt>{t.views}</dt>
              <dd>{numberText(views)}</dd>
            </div>
            <div>
              <dt>{t.smsSent}</dt>
              <dd>{numberText(smsCount)}</dd>
            </div>
          </dl>
        </>
      ) : (
        <p className={classes.faint}>{t.linkOff}</p>
      )}
    </Section>
  );
}
