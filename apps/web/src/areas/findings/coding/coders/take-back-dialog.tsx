import { codingPortionCalls } from '@wenshu/api-contract';
import { codingCodersTexts } from '@wenshu/texts/findings/coders/coders-part';
import { Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { Field, Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { type CodersProps, nameOf, type Shares } from './use-coders.ts';

interface TakeBackDialogProps extends CodersProps {
  readonly people: Shares['items'];
  readonly coder: Shares['items'][number];
  onClose(): void;
}

export function TakeBackDialog({ of, people, coder, onChanged, onClose }: TakeBackDialogProps) {
  const t = useTexts(codingCodersTexts);
  const { personId, given, coded } = coder;
  const [among, setAmong] = useState<'uncoded' | 'all'>(given > coded ? 'uncoded' : 'all');
  const [to, setTo] = useState('');
  const { run, isBusy } = useAction(
    () => client.call(codingPortionCalls.takeBack, { ...of, personId, among, ...(to !== '' && { to }) }),
    {
      done: ({ moved }) => t.takeBack.done({ count: moved }),
      refresh: async () => onChanged(),
      onDone: onClose,
    },
  );
  return (
    <FormDialog
      title={t.takeBack.title({ name: nameOf(coder, t) })}
      submit={to === '' ? t.takeBack.takeBack : t.takeBack.passOn}
      isBusy={isBusy}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <Fields>
        <Field label={t.takeBack.which} hint={t.takeBack.text}>
          {control => (
            <Select
              {...control}
              value={among}
              options={[
                { value: 'uncoded' as const, label: t.takeBack.uncoded({ count: given - coded }) },
                { value: 'all' as const, label: t.takeBack.all({ count: given }) },
              ]}
              onChange={setAmong}
            />
          )}
        </Field>
        <Field label={t.takeBack.to}>
          {control => (
            <Select
              {...control}
              value={to}
              options={[
                { value: '', label: t.takeBack.nobody },
                ...people
                  .filter(one => one.personId !== personId)
                  .map(one => ({ value: one.personId, label: nameOf(one, t) })),
              ]}
              onChange={setTo}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}
