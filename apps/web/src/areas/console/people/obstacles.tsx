import type { LookedAtPerson, SignInObstacle } from '@wenshu/api-contract';
import { helpedPeopleTexts } from '@wenshu/texts/console/people';
import { StatusTag, type StatusTone } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import rows from '../kit/rows.module.css';
import classes from './people.module.css';

type Weight = 'stops' | 'asks' | 'reach';

/** Whether it keeps somebody out, asks something of them, or keeps from them what they would get in by. */
const weights: Readonly<Record<SignInObstacle, Weight>> = {
  'password-tries': 'stops',
  'factor-tries': 'stops',
  'removal-due': 'stops',
  'must-change-password': 'asks',
  'second-factor': 'asks',
  'must-agree': 'asks',
  'removal-asked': 'asks',
  'enterprise-expired': 'asks',
  'enterprise-asks-factor': 'asks',
  'sms-tries': 'reach',
  'mail-tries': 'reach',
  'mail-gone': 'reach',
  'mail-complained': 'reach',
  'sms-stays': 'reach',
  'mail-stays': 'reach',
};
const tones = { stops: 'bad', asks: 'waiting', reach: 'calm' } as const satisfies Record<Weight, StatusTone>;

/** Why somebody cannot sign in, and what can be done about each. */
export function Obstacles({ obstacles }: Pick<LookedAtPerson, 'obstacles'>) {
  const { obstacles: t } = useTexts(helpedPeopleTexts);
  return (
    <section className={rows.section}>
      <h2>{t.title}</h2>
      {obstacles.length === 0 && (
        <p className={rows.soft}>
          <strong>{t.none}</strong> {t.noneText}
        </p>
      )}
      <ul className={classes.obstacles}>
        {obstacles.map(({ word, until, names }) => (
          <li key={word}>
            <StatusTag tone={tones[weights[word]]}>{t.tones[weights[word]]}</StatusTag>
            <div>
              <p className={classes.what}>
                {t.words[word]({ until: until === null ? '' : momentText(until), names: names.join(' · ') })}
              </p>
              <p className={rows.soft}>{t.advice[word]}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
