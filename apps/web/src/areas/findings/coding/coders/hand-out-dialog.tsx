import { codingPortionCalls } from '@wenshu/api-contract';
import { codingCodersTexts } from '@wenshu/texts/findings/coders/coders-part';
import { Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { CountField } from '../../../../app/forms/count-field.tsx';
import { Field, Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { type CodersProps, nameOf, type Shares } from './use-coders.ts';

interface HandOutDialogProps extends CodersProps {
  readonly shares: Shares;
  onClose(): void;
}

const USUAL = 50;

export function HandOutDialog({ of, shares, onChanged, onClose }: HandOutDialogProps) {
  const t = useTexts(codingCodersTexts);
  const [people, setPeople] = useState<readonly string[]>([]);
  const [how, setHow] = useState<'equally' | 'byNumber'>('equally');
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [among, setAmong] = useState<'uncoded' | 'all'>(shares.freeUncoded > 0 ? 'uncoded' : 'all');
  const [order, setOrder] = useState<'random' | 'oldest'>('random');
  const [isTried, setTried] = useState(false);
  const { run, isBusy } = useAction(
    () => {
      const to = people.map(personId => ({
        personId,
        ...(how === 'byNumber' && { count: counts[personId] ?? USUAL }),
      }));
      return client.call(codingPortionCalls.handOut, { ...of, to, among, order });
    },
    {
      done: ({ given }) => t.handOut.done({ count: given.reduce((sum, { count }) => sum + count, 0) }),
      refresh: async () => onChanged(),
      onDone: onClose,
    },
  );
  const submit = () => {
    setTried(true);
    if (people.length > 0) void run();
  };
  return (
    <FormDialog title={t.handOut.title} submit={t.handOut.submit} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <Fields>
        <Field label={t.handOut.people} problem={isTried && people.length === 0 ? t.handOut.choose : undefined}>
          {control => (
            <Select
              {...control}
              mode="multiple"
              value={[...people]}
              options={shares.items.map(one => ({ value: one.personId, label: nameOf(one, t) }))}
              optionFilterProp="label"
              onChange={setPeople}
            />
          )}
        </Field>
        <Field label={t.handOut.how}>
          {control => (
            <Select
              {...control}
              value={how}
              options={(['equally', 'byNumber'] as const).map(value => ({ value, label: t.handOut[value] }))}
              onChange={setHow}
            />
          )}
        </Field>
        {how === 'byNumber' &&
          shares.items
            .filter(({ personId }) => people.includes(personId))
            .map(one => (
              <CountField
                key={one.personId}
                label={t.handOut.countFor({ name: nameOf(one, t) })}
                most={100_000}
                value={counts[one.personId] ?? USUAL}
                onChange={count => setCounts(before => ({ ...before, [one.personId]: count }))}
              />
            ))}
        <Field label={t.handOut.among}>
          {control => (
            <Select
              {...control}
              value={among}
              options={[
                { value: 'uncoded' as const, label: t.make.uncoded({ count: shares.freeUncoded }) },
                { value: 'all' as const, label: t.make.all({ count: shares.free }) },
              ]}
              onChange={setAmong}
            />
          )}
        </Field>
        <Field label={t.handOut.order}>
          {control => (
            <Select
              {...control}
              value={order}
              options={(['random', 'oldest'] as const).map(value => ({ value, label: t.handOut[value] }))}
              onChange={setOrder}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}
