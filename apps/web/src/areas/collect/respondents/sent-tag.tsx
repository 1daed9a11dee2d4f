import { type ListedRow, sendMethods } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { StatusTag } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import classes from './people.module.css';
import { sentTones, timeText } from './sent-words.ts';

/** How mails and SMS to somebody stand, each for itself, when the last one left, and how often any was sent again (S3.58). */
export function SentTags({ distribution }: { readonly distribution: ListedRow['distribution'] }) {
  const t = useTexts(sendingTexts);
  const { sentBy } = useTexts(peopleTexts);
  return sendMethods.map(method => {
    const sent = distribution[method];
    if (!sent) return null;
    const { state, reason, lastSentTime, resends } = sent;
    const facts = [
      ...(reason === null ? [] : [t.reasons[reason]]),
      ...(lastSentTime === null ? [] : [timeText(lastSentTime)]),
      ...(resends === 0 ? [] : [t.resends({ count: resends })]),
    ];
    return (
      <span key={method} className={classes.sent}>
        <StatusTag tone={sentTones[state]}>{sentBy[method]({ state: t.states[state] })}</StatusTag>
        {facts.length > 0 && <span className={classes.hint}>{facts.join(' · ')}</span>}
      </span>
    );
  });
}
