import {
  SEND_LIMITS,
  type SendContent,
  type SendMethod,
  type SendTask,
  sendAudiences,
  sendCalls,
} from '@wenshu/api-contract';
import { languages } from '@wenshu/texts';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { Button, Checkbox, Drawer, Input, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { Field } from '../../../app/forms/field.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { newHexId } from '../../../app/new-hex-id.ts';
import { notify } from '../../../app/notices/notices.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import { usePeopleSummary } from '../respondents/use-people.ts';
import { AddressField } from './address-field.tsx';
import { draftOf, newDraft, reminderOf, type SendDraft, sentTask, sentWords } from './send-draft.ts';
import { SendPreview } from './send-preview.tsx';
import classes from './sending.module.css';
import { useRefreshSending, useTemplates } from './use-sending.ts';
import { WordsField } from './words-field.tsx';

interface SendFormProps {
  readonly scrollId: string;
  readonly sendMethod: SendMethod;
  readonly isReviewed: boolean;
  readonly customFields: readonly string[];
  /** One that was rejected and is written anew. */
  readonly mended: SendTask | undefined;
  /** One of which is reminded. */
  readonly reminded: SendTask | undefined;
  /** Nobody but the person of this one-to-one link. */
  readonly linkId: string | undefined;
  onClose(): void;
}

/** Writes a mail or an SMS, shows it as its readers get it, and sends it or hands it in for review. */
export function SendForm(props: SendFormProps) {
  const { scrollId, sendMethod, isReviewed, customFields, mended, reminded, linkId, onClose } = props;
  const { form: t } = useTexts(sendingTexts);
  const refresh = useRefreshSending(scrollId);
  const groups = usePeopleSummary(scrollId).data?.groups ?? [];
  const [draft, setDraft] = useState<SendDraft>(() => {
    if (reminded) return reminderOf(reminded, t.reminderName({ name: reminded.name }));
    return mended ? draftOf(mended) : newDraft(linkId);
  });
  // One for as long as the form is open: pressed twice, it is sent once.
  const [code] = useState(mended?.code ?? newHexId());
  const invitations = useTemplates(scrollId, sendMethod, draft.type).data ?? [];
  const reminders = useTemplates(scrollId, sendMethod, 'reminder').data ?? [];
  const { remind } = draft;
  const write = (change: Partial<SendDraft>) => setDraft({ ...draft, ...change });
  const contents = draft.contents.length > 0 ? draft.contents : startWith(invitations);
  const unused = languages.filter(one => !contents.some(content => content.language === one));
  const mend = useAction(() => client.call(sendCalls.mendSendTask, { scrollId, code, ...sentWords(draft, contents) }), {
    refresh,
    onDone: onClose,
  });
  const send = useAction(
    () => client.call(sendCalls.sendMsgBatch, { scrollId, sendMethod, code, ...sentTask(draft, contents) }),
    {
      done: ({ recipients }) => t.sent({ count: recipients }),
      refresh,
      onDone: ({ notAsked }) => {
        if (notAsked > 0) notify.info(t.notAsked({ count: notAsked }));
        onClose();
      },
    },
  );
  const { isBusy, run } = mended ? mend : send;
  const remindWith = (isWanted: boolean) =>
    write({
      remind: isWanted ? { afterDays: 3, most: 2, to: 'not-finished', contents: [...startWith(reminders)] } : null,
    });
  return (
    <Drawer
      open
      size="large"
      title={mended ? t.mendTitle : reminded ? t.reminderTitle : t.title[sendMethod]}
      onClose={onClose}
      footer={
        <div className={classes.buttons}>
          <Button
            type="primary"
            loading={isBusy}
            disabled={draft.name.trim() === '' || contents.length === 0}
            onClick={() => void run()}
          >
            {isReviewed ? t.submit.review : t.submit.now}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </div>
      }
    >
      <div className={classes.form}>
        {reminded && <p className={classes.soft}>{t.reminderTo({ name: reminded.name })}</p>}
        <Field label={t.name}>
          {control => (
            <Input
              {...control}
              maxLength={SEND_LIMITS.name}
              placeholder={t.nameHint}
              value={draft.name}
              onChange={event => write({ name: event.target.value })}
            />
          )}
        </Field>
        {draft.linkId !== undefined && <p className={classes.soft}>{t.toOne}</p>}
        {!mended && draft.linkId === undefined && (
          <div className={classes.pair}>
            <Field label={t.to}>
              {control => (
                <Select
                  {...control}
                  value={draft.to}
                  options={sendAudiences.map(value => ({ value, label: t.audiences[value] }))}
                  onChange={to => write({ to })}
                />
              )}
            </Field>
            {groups.length > 0 && (
              <Field label={t.group}>
                {control => (
                  <Select
                    {...control}
                    allowClear
                    placeholder={t.everyGroup}
                    value={draft.group}
                    options={groups.map(value => ({ value, label: value }))}
                    onChange={group => write({ group })}
                  />
                )}
              </Field>
            )}
          </div>
        )}
        {!mended && (
          <AddressField scrollId={scrollId} leadsTo={draft.leadsTo} onChange={leadsTo => write({ leadsTo })} />
        )}
        {sendMethod === 'mail' && (
          <div className={classes.pair}>
            <Field label={t.senderName}>
              {control => (
                <Input
                  {...control}
                  maxLength={50}
                  value={draft.senderName}
                  onChange={event => write({ senderName: event.target.value })}
                />
              )}
            </Field>
            <Field label={t.replyTo}>
              {control => (
                <Input
                  {...control}
                  maxLength={200}
                  placeholder={t.replyToHint}
                  value={draft.replyTo}
                  onChange={event => write({ replyTo: event.target.value })}
                />
              )}
            </Field>
          </div>
        )}
        {contents.map((content, index) => (
          <WordsField
            key={content.language}
            sendMethod={sendMethod}
            content={content}
            customFields={customFields}
            legend={t.languages[content.language]}
            onChange={next => write({ contents: contents.with(index, next) })}
            onRemove={contents.length > 1 ? () => write({ contents: contents.toSpliced(index, 1) }) : undefined}
          />
        ))}
        {unused.map(one => (
          <div key={one}>
            <Button onClick={() => write({ contents: [...contents, ...startWith(invitations, one)] })}>
              {t.addLanguage({ language: t.languages[one] })}
            </Button>
            <p className={classes.soft}>{t.languageHint}</p>
          </div>
        ))}
        {draft.type === 'invite' && (
          <Checkbox checked={draft.remind !== null} onChange={({ target }) => remindWith(target.checked)}>
            {t.remind}
          </Checkbox>
        )}
        {remind && (
          <>
            <div className={classes.pair}>
              <Field label={t.remindAfter}>
                {control => (
                  <NumberInput
                    {...control}
                    min={1}
                    max={SEND_LIMITS.days}
                    precision={0}
                    value={remind.afterDays}
                    onChange={afterDays => afterDays && write({ remind: { ...remind, afterDays } })}
                  />
                )}
              </Field>
              <Field label={t.remindMost}>
                {control => (
                  <NumberInput
                    {...control}
                    min={1}
                    max={SEND_LIMITS.reminders}
                    precision={0}
                    value={remind.most}
                    onChange={most => most && write({ remind: { ...remind, most } })}
                  />
                )}
              </Field>
            </div>
            {remind.contents.map((content, index) => (
              <WordsField
                key={content.language}
                sendMethod={sendMethod}
                content={content}
                customFields={customFields}
                legend={t.remindText}
                onChange={next => write({ remind: { ...remind, contents: remind.contents.with(index, next) } })}
              />
            ))}
          </>
        )}
        <SendPreview
          scrollId={scrollId}
          sendMethod={sendMethod}
          contents={contents}
          senderName={draft.senderName}
          replyTo={draft.replyTo}
        />
      </div>
    </Drawer>
  );
}

/** What was sent last in a language, else our own words for it. */
function startWith(
  templates: readonly (SendContent & { readonly isLast: boolean })[],
  wanted: SendContent['language'] = language,
): readonly SendContent[] {
  const found = templates.find(one => one.language === wanted);
  return found ? [{ language: found.language, subject: found.subject, body: found.body }] : [];
}
