import { isChannelName, LINK_NAME_LENGTH, linkCalls } from '@wenshu/api-contract';
import { channelTexts } from '@wenshu/texts/collect/links';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { Field, Fields } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';

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
  const { isBusy, run } = useAction(
    (wanted: string) =>
      client.call(linkCalls.create, { scrollId, name: name.trim(), ...(wanted && { channel: wanted }) }),
    { done: t.created, onDone: onCreated },
  );
  const submit = () => {
    const wanted = channel.trim();
    const isBad = wanted !== '' && !isChannelName(wanted);
    setIsWrong(isBad);
    if (!isBad) void run(wanted);
  };
  return (
    <FormDialog
      title={t.title}
      submit={t.submit}
      isBusy={isBusy}
      isDirty={name !== '' || channel !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields>
        <Field label={t.name} hint={t.nameHint}>
          {control => (
            <Input
              {...control}
              value={name}
              maxLength={LINK_NAME_LENGTH}
              onChange={event => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t.channel} hint={t.channelHint} problem={isWrong ? t.channelWrong : undefined}>
          {control => (
            <Input
              {...control}
              list={`${id}-channels`}
              value={channel}
              onChange={event => setChannel(event.target.value)}
            />
          )}
        </Field>
      </Fields>
      <datalist id={`${id}-channels`}>
        {channels.map(known => (
          <option key={known} value={known} />
        ))}
      </datalist>
    </FormDialog>
  );
}
