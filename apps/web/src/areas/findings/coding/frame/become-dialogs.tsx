import { framePartTexts } from '@wenshu/texts/findings/coding/frame';
import { Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { Field, Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import type { Code } from '../coding-data.ts';
import { codeName, namedAs, pathName } from '../frame-tree.ts';
import { othersThan } from './moves.ts';
import type { FrameDeed } from './use-frame-edits.ts';

export interface BecomeProps {
  readonly codes: readonly Code[];
  readonly code: Code;
  /** Answers with it, or with one below it; undefined as long as nobody knows. */
  readonly count: number | undefined;
  /** What uses the coded variable, in words. */
  readonly users: string;
  readonly isBusy: boolean;
  onSave(deed: FrameDeed): void;
  onClose(): void;
}

/** What follows for good, and where. */
function Consequences({ users }: Pick<BecomeProps, 'users'>) {
  const t = useTexts(framePartTexts);
  return (
    <>
      <p>
        {t.elsewhere} {t.forGood}
      </p>
      {users !== '' && <p>{t.usedBy({ list: users })}</p>}
    </>
  );
}

const optionsOf = (all: readonly Code[], codes: readonly Code[]) =>
  codes.map(({ code }) => ({ value: code, label: pathName(all, code) }));

/** One code goes, and another has what it had. */
export function MergeDialog({ codes, code, count, users, isBusy, onSave, onClose }: BecomeProps) {
  const t = useTexts(framePartTexts);
  const [into, setInto] = useState<number>();
  const name = codeName(code);
  return (
    <FormDialog
      title={t.mergeForm.title({ name })}
      submit={t.mergeForm.confirm}
      cancel={t.cancel}
      isBusy={isBusy}
      isReady={into !== undefined}
      onSubmit={() => onSave({ commands: [{ does: 'merge', code: code.code, into: into! }] })}
      onClose={onClose}
    >
      <Fields>
        <p>{t.mergeForm.text({ name, count })}</p>
        <Field label={t.mergeForm.into}>
          {control => (
            <Select
              {...control}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={t.choose}
              value={into ?? null}
              options={optionsOf(codes, othersThan(codes, code))}
              onChange={setInto}
            />
          )}
        </Field>
        <Consequences users={users} />
      </Fields>
    </FormDialog>
  );
}

/** One code goes; what was coded with it goes to another one, or is coded with it no more. */
export function RemoveDialog({ codes, code, count, users, isBusy, onSave, onClose }: BecomeProps) {
  const t = useTexts(framePartTexts);
  const [to, setTo] = useState(0);
  const name = codeName(code);
  const below = codes.filter(({ parent }) => parent === code.code).length;
  const others = codes.filter(one => one !== code);
  return (
    <FormDialog
      title={t.removeForm.title({ name })}
      submit={t.removeForm.confirm}
      cancel={t.cancel}
      isDanger
      isBusy={isBusy}
      onSubmit={() => onSave({ commands: [{ does: 'delete', code: code.code, to: to === 0 ? null : to }] })}
      onClose={onClose}
    >
      <Fields>
        <p>{t.removeForm.text({ name, count, below })}</p>
        <Field label={t.removeForm.to}>
          {control => (
            <Select
              {...control}
              showSearch={{ optionFilterProp: 'label' }}
              value={to}
              options={[{ value: 0, label: t.removeForm.none }, ...optionsOf(codes, others)]}
              onChange={setTo}
            />
          )}
        </Field>
        <Consequences users={users} />
      </Fields>
    </FormDialog>
  );
}

/** As the call takes them. */
const MOST_PARTS = 20;
const LONGEST_NAME = 100;

/** New codes below one, for what was coded too roughly. */
export function SplitDialog({ code, count, users, isBusy, onSave, onClose }: BecomeProps) {
  const t = useTexts(framePartTexts);
  const [written, setWritten] = useState('');
  const [codings, setCodings] = useState<'stay' | 'first'>('stay');
  const [isTried, setTried] = useState(false);
  const names = written.split('\n').flatMap(line => line.trim().slice(0, LONGEST_NAME) || []);
  const tooMany = names.length > MOST_PARTS ? t.splitForm.tooMany({ most: MOST_PARTS }) : undefined;
  const problem = tooMany ?? (names.length === 0 ? t.splitForm.missing : undefined);
  const submit = () => {
    setTried(true);
    if (problem !== undefined) return;
    const commands = [{ does: 'split', code: code.code, into: names.map(namedAs), codings } as const];
    onSave(codings === 'stay' ? { commands, isAdding: true } : { commands });
  };
  return (
    <FormDialog
      title={t.splitForm.title({ name: codeName(code) })}
      submit={t.splitForm.confirm}
      cancel={t.cancel}
      isBusy={isBusy}
      isDirty={written !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields>
        <Field
          label={t.splitForm.names}
          hint={t.splitForm.namesHint({ most: MOST_PARTS })}
          problem={tooMany ?? (isTried ? problem : undefined)}
        >
          {control => (
            <Input.TextArea
              {...control}
              autoSize={{ minRows: 4, maxRows: 12 }}
              value={written}
              onChange={event => setWritten(event.target.value)}
            />
          )}
        </Field>
        <fieldset>
          <legend>{t.splitForm.codings({ count })}</legend>
          <Radio.Group value={codings} onChange={event => setCodings(event.target.value)}>
            <Radio value="stay">{t.splitForm.stay}</Radio>
            <Radio value="first">{t.splitForm.first}</Radio>
          </Radio.Group>
        </fieldset>
        {codings === 'first' && <Consequences users={users} />}
      </Fields>
    </FormDialog>
  );
}
