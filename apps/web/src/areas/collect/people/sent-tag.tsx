import type { ListedRow } from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { StatusTag } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import classes from './people.module.css';
import { sentTones, timeText } from './sent-words.ts';

/** How the newest mail or SMS to somebody stands, when the last one left, and how often it was sent again (S3.58). */
export function SentTag({ distribution }: { readonly distribution: ListedRow['distribution'] }) {
  const t = useTexts(sendingTexts);
  if (!distribution) return null;
  const { state, reason, lastSentTime, resends } = distribution;
  const facts = [
    ...(reason === null ? [] : [t.reasons[reason]]),
    ...(lastSentTime === null ? [] : [timeText(lastSentTime)]),
    ...(resends === 0 ? [] : [t.resends({ count: resends })]),
  ];
  return (
    <>
      <StatusTag tone={sentTones[state]}>{t.states[state]}</StatusTag>
      {facts.length > 0 && <span className={classes.hint}>{facts.join(' · ')}</span>}
    </>
  );
}
