import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isMailAddress, reviewCalls } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { reviewTexts } from '@wenshu/texts/console/reviews';
import { StatusTag } from '@wenshu/ui';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { consoleClient } from '../kit/console-client.ts';
import rows from '../kit/rows.module.css';
import { WhyDialog } from '../kit/why-dialog.tsx';
import classes from './reviews.module.css';

/** Addresses that get no more mail of anybody here: one is looked up by the whole of it, and receives again. */
export function Addresses() {
  const { addresses: t } = useTexts(reviewTexts);
  const frame = useTexts(consoleTexts);
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [email, setEmail] = useState<string>();
  const [isAllowing, setAllowing] = useState(false);
  const isWhole = isMailAddress(typed.trim());
  const queryKey = ['operator-address', email];
  const found = useQuery({
    queryKey,
    queryFn: () => consoleClient.call(reviewCalls.address, { email: email ?? '' }),
    enabled: email !== undefined,
    // Every look is kept in the log.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const look = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isWhole) setEmail(typed.trim());
  };
  return (
    <>
      <p className={classes.lead}>{t.lead}</p>
      <form className={rows.bar} onSubmit={look}>
        <div className={rows.search}>
          <Field label={t.email} problem={isAsked && !isWhole ? t.emailWrong : undefined}>
            {control => (
              <Input
                {...control}
                value={typed}
                maxLength={200}
                autoComplete="off"
                onChange={event => setTyped(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button htmlType="submit" type="primary" loading={found.isFetching}>
          {t.look}
        </Button>
      </form>
      {email !== undefined && (
        <Loaded of={found} words={frame}>
          {({ reason, sinceTime }) =>
            reason === null ? (
              <p role="status">
                <StatusTag tone="good">{t.free}</StatusTag> {t.freeText({ email })}
              </p>
            ) : (
              <>
                <p role="status">
                  <StatusTag tone="bad">{t.stopped}</StatusTag> {email} ·{' '}
                  {t.reasons[reason]({ time: momentText(sinceTime ?? 0) })}
                </p>
                <Button onClick={() => setAllowing(true)}>{t.allow}</Button>
              </>
            )
          }
        </Loaded>
      )}
      {isAllowing && email !== undefined && (
        <WhyDialog
          title={t.allowTitle({ email })}
          text={t.allowText}
          submit={t.allow}
          done={t.allowed}
          act={why => consoleClient.call(reviewCalls.allow, { email, why })}
          refresh={() => client.invalidateQueries({ queryKey })}
          onClose={() => setAllowing(false)}
        />
      )}
    </>
  );
}
