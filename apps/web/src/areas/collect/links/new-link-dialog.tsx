import { isChannelName, LINK_NAME_LENGTH, linkCalls } from '@wenshu/api-contract';
import { channelTexts } from '@wenshu/texts/collect/links';
import { ActionButton, Dialog } from '@wenshu/ui';
import { Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import classes from './channels.module.css';

interface NewLinkDialogProps {
  readonly scrollId: string;
  /** Offered while somebody types. */
  readonly channels: readonly string[];
  onClose(): void;
  onCreated(): void;
}

/** A link with a name of its own, and a channel; both may be left out. */
export function NewLinkDialog({ scrollId, channels, onClose, onCreated }: NewLinkDialogProps) {
  const { create: t } = useTexts(channelTexts);
  const id = useId();
  const [name, setName] = useState('');
  const [channel, setChannel] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = channel.trim();
    const isBad = wanted !== '' && !isChannelName(wanted);
    setIsWrong(isBad);
    if (isBad || isBusy) return;
    setIsBusy(true);
    try {
      await client.call(linkCalls.create, { scrollId, name: name.trim(), ...(wanted && { channel: wanted }) });
      notify.success(t.created);
      onCreated();
    } catch {
      // The client has told the person; what was typed stays.
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      title={t.title}
      onCancel={onClose}
      actions={
        <>
          <ActionButton kind="quiet" onClick={onClose}>
            {t.cancel}
          </ActionButton>
          <ActionButton type="submit" form={id} disabled={isBusy}>
            {t.submit}
          </ActionButton>
        </>
      }
    >
      <form id={id} className={classes.form} onSubmit={event => void submit(event)}>
        <label htmlFor={`${id}-name`}>{t.name}</label>
        <Input
          id={`${id}-name`}
          data-focus-first
          value={name}
          maxLength={LINK_NAME_LENGTH}
          aria-describedby={`${id}-name-hint`}
          onChange={event => setName(event.target.value)}
        />
        <p id={`${id}-name-hint`} className={classes.hint}>
          {t.nameHint}
        </p>
        <label htmlFor={`${id}-channel`}>{t.channel}</label>
        <Input
          id={`${id}-channel`}
          list={`${id}-channels`}
          value={channel}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          aria-describedby={`${id}-channel-hint`}
          onChange={event => setChannel(event.target.value)}
        />
        <datalist id={`${id}-channels`}>
          {channels.map(known => (
            <option key={known} value={known} />
          ))}
        </datalist>
        <p
          id={`${id}-channel-hint`}
          className={isWrong ? classes.problem : classes.hint}
          role={isWrong ? 'alert' : undefined}
        >
          {isWrong ? t.channelWrong : t.channelHint}
        </p>
      </form>
    </Dialog>
  );
}
