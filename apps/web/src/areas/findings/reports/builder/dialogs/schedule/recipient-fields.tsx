import { isMailAddress, MOST_SCHEDULE_RECIPIENTS, type ScheduleRecipient } from '@wenshu/api-contract';
import { reportScheduleTexts } from '@wenshu/texts/findings/report-schedule';
import { Button, Input, Select } from 'antd';
import { language, useTexts } from '../../../../../../app/language/language.ts';
import classes from '../dialogs.module.css';

const OUTSIDE = '';

interface RecipientFieldsProps {
  readonly recipients: readonly ScheduleRecipient[];
  readonly members: readonly { readonly userId: string; readonly nickName: string }[];
  /** Addresses that want no more, in small letters. */
  readonly unsubscribed: ReadonlySet<string>;
  onChange(recipients: readonly ScheduleRecipient[]): void;
}

/** To whom: members of the report, and anybody with a mail address. */
export function RecipientFields({ recipients, members, unsubscribed, onChange }: RecipientFieldsProps) {
  const t = useTexts(reportScheduleTexts);
  const write = (at: number, next: ScheduleRecipient) =>
    onChange(recipients.map((one, place) => (place === at ? next : one)));
  const people = [
    { value: OUTSIDE, label: t.outside },
    { label: t.member, options: members.map(({ userId: value, nickName: label }) => ({ value, label })) },
  ];
  return (
    <>
      <ul className={classes.members} aria-label={t.recipients}>
        {recipients.map(({ email, userId, language: own }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address that is being typed is no name
          <li key={at} className={classes.recipient}>
            <Select
              aria-label={t.who}
              value={userId ?? OUTSIDE}
              options={people}
              onChange={who => write(at, { email, language: own, ...(who !== OUTSIDE && { userId: who }) })}
            />
            <Input
              aria-label={t.email}
              placeholder={t.email}
              inputMode="email"
              maxLength={100}
              value={email}
              status={email !== '' && !isMailAddress(email) ? 'error' : ''}
              aria-invalid={email !== '' && !isMailAddress(email)}
              onChange={event => write(at, { ...recipients[at]!, email: event.target.value.trim() })}
            />
            {userId === undefined ? (
              <Select
                aria-label={t.language}
                value={own}
                options={(['zh', 'en'] as const).map(value => ({ value, label: t.languages[value] }))}
                onChange={next => write(at, { email, language: next })}
              />
            ) : (
              <span className={classes.faint}>{t.ownLanguage}</span>
            )}
            {email !== '' && !isMailAddress(email) && <span className={classes.warned}>{t.emailWrong}</span>}
            {unsubscribed.has(email.toLowerCase()) && <span className={classes.warned}>{t.unsubscribed}</span>}
            <Button
              size="small"
              type="link"
              danger
              disabled={recipients.length === 1}
              onClick={() => onChange(recipients.filter((_, place) => place !== at))}
            >
              {t.remove}
            </Button>
          </li>
        ))}
      </ul>
      <div className={classes.line}>
        <Button
          size="small"
          disabled={recipients.length >= MOST_SCHEDULE_RECIPIENTS}
          onClick={() => onChange([...recipients, { email: '', language }])}
        >
          {t.add}
        </Button>
        <span className={classes.faint}>{t.most({ most: MOST_SCHEDULE_RECIPIENTS })}</span>
      </div>
    </>
  );
}
