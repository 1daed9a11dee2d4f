import { paperSourceCalls } from '@wenshu/api-contract';
import { MAX_SOURCE_LETTERS } from '@wenshu/papers';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { Field, Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { useOpenPaper } from '../open/paper-context.ts';

const ADDRESS = /^https?:\/\/\S+$/i;

/** A text that is pasted, with what it is called and where it stands. */
export function AddSourceDialog({ onClose }: { onClose(): void }) {
  const t = useTexts(paperTexts).sources;
  const { paperId } = useOpenPaper();
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const where = address.trim();
  const wrong = {
    name: name.trim() === '' ? t.needName : undefined,
    address: where === '' || ADDRESS.test(where) ? undefined : t.addressWrong,
    text: text.trim() === '' ? t.needText : undefined,
  };
  const { isBusy, run } = useAction(
    () =>
      client.call(paperSourceCalls.addSource, { paperId, name: name.trim(), text, ...(where && { address: where }) }),
    { done: t.added, onDone: onClose },
  );
  const submit = () => {
    setIsTried(true);
    if (!wrong.name && !wrong.address && !wrong.text) void run();
  };
  return (
    <FormDialog
      title={t.add}
      width={640}
      submit={t.add}
      isBusy={isBusy}
      isDirty={text !== '' || name !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields>
        <Field label={t.name} problem={isTried ? wrong.name : undefined}>
          {control => (
            <Input {...control} value={name} maxLength={200} onChange={event => setName(event.target.value)} />
          )}
        </Field>
        <Field label={t.address} problem={isTried ? wrong.address : undefined}>
          {control => (
            <Input
              {...control}
              value={address}
              maxLength={1_000}
              placeholder="https://"
              onChange={event => setAddress(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={t.text}
          hint={t.textHint({ count: MAX_SOURCE_LETTERS })}
          problem={isTried ? wrong.text : undefined}
        >
          {control => (
            <Input.TextArea
              {...control}
              value={text}
              rows={10}
              maxLength={MAX_SOURCE_LETTERS}
              onChange={event => setText(event.target.value)}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}
