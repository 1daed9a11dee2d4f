import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, errorCodes, reviewCalls, type WaitingMailContent } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { reviewTexts } from '@wenshu/texts/console/reviews';
import { EmptyState, PageTitle, Tabs } from '@wenshu/ui';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { withoutSheet } from '../../collect/sending/without-sheet.ts';
import { BackButton } from '../kit/back-button.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { Facts } from '../kit/facts.tsx';
import rows from '../kit/rows.module.css';
import { useMayOperate } from '../kit/seat.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';
import classes from './reviews.module.css';

type Mail = CallData<typeof reviewCalls.mail>;

interface MailDetailProps {
  readonly taskId: string;
  onBack(): void;
}

/** One mailing, as its recipients would read it. */
export function MailDetail({ taskId, onBack }: MailDetailProps) {
  const { mails: t, back } = useTexts(reviewTexts);
  const frame = useTexts(consoleTexts);
  const mail = useQuery({
    queryKey: ['operator-mail', taskId],
    queryFn: () => consoleClient.call(reviewCalls.mail, { taskId }, { quiet: true }),
  });
  const isGone = mail.error instanceof CallFailure && mail.error.details.code === errorCodes.notWaiting.code;
  return (
    <>
      <BackButton text={back} onBack={onBack} />
      {isGone ? (
        <EmptyState level={1} title={t.gone} text={t.goneText} />
      ) : (
        <Loaded of={mail} words={frame} level={1}>
          {shown => (
            <>
              <PageTitle title={shown.name} />
              <Known mail={shown} />
              <Decide mail={shown} onBack={onBack} />
              <Contents contents={shown.contents} />
            </>
          )}
        </Loaded>
      )}
    </>
  );
}

function Known({ mail }: { readonly mail: Mail }) {
  const { facts: t } = useTexts(reviewTexts).mails;
  const { surveyName, senderName, owner, replyTo, recipients } = mail;
  return (
    <Facts
      label={mail.name}
      facts={[
        [t.survey, surveyName],
        [t.sender, senderName || t.none],
        [t.owner, owner ? `${owner.name} · ${owner.reach}` : t.none],
        [t.replyTo, replyTo || t.none],
        [t.recipients, recipients],
      ]}
    />
  );
}

function Decide({ mail, onBack }: { readonly mail: Mail; onBack(): void }) {
  const { mails: t } = useTexts(reviewTexts);
  const may = useMayOperate();
  const client = useQueryClient();
  const [open, setOpen] = useState<'approve' | 'reject'>();
  if (!may('reviews.decide')) return null;
  const { taskId, name, recipients: count } = mail;
  const shared = {
    refresh: async () => {
      await client.invalidateQueries({ queryKey: ['operator-mails'] });
      onBack();
    },
    onClose: () => setOpen(undefined),
  };
  return (
    <>
      <div className={rows.acts}>
        <Button type="primary" onClick={() => setOpen('approve')}>
          {t.approve}
        </Button>
        <Button danger onClick={() => setOpen('reject')}>
          {t.reject}
        </Button>
      </div>
      {open === 'approve' && (
        <WhyDialog
          {...shared}
          title={t.approveTitle({ name })}
          text={t.approveText({ count })}
          submit={t.approve}
          done={t.approved}
          act={why => consoleClient.call(reviewCalls.approve, { taskId, why })}
        />
      )}
      {open === 'reject' && (
        <WhyDialog
          {...shared}
          title={t.rejectTitle({ name })}
          text={t.rejectText}
          hint={t.rejectHint}
          submit={t.reject}
          done={t.rejected}
          isDanger
          act={why => consoleClient.call(reviewCalls.reject, { taskId, why })}
        />
      )}
    </>
  );
}

const forms = ['html', 'text'] as const;

/** A mail of strangers: in a frame without scripts, without our address and without a way out. */
function Contents({ contents }: { readonly contents: readonly WaitingMailContent[] }) {
  const { mails: t } = useTexts(reviewTexts);
  const [selected, setSelected] = useState('0');
  const [form, setForm] = useState<(typeof forms)[number]>('html');
  const labelOf = ({ isReminder, language }: WaitingMailContent) =>
    isReminder ? t.reminder({ language: t.language[language] }) : t.first({ language: t.language[language] });
  const content = contents[Number(selected)];
  return (
    <section className={rows.section}>
      <h2>{t.contents}</h2>
      <Tabs
        label={t.contents}
        tabs={contents.map((one, at) => ({ key: String(at), label: labelOf(one) }))}
        selected={selected}
        onSelect={setSelected}
      >
        {content && (
          <div className={classes.content}>
            <p className={classes.subject}>
              <span className={classes.soft}>{t.subject}</span>
              {content.subject}
            </p>
            <Radio.Group
              aria-label={t.forms}
              optionType="button"
              value={form}
              onChange={event => setForm(event.target.value)}
              options={forms.map(value => ({ value, label: t.form[value] }))}
            />
            {form === 'html' ? (
              <iframe className={classes.mail} title={t.frame} sandbox="" srcDoc={withoutSheet(content.html)} />
            ) : (
              <pre className={classes.plain}>{content.text}</pre>
            )}
          </div>
        )}
      </Tabs>
    </section>
  );
}
