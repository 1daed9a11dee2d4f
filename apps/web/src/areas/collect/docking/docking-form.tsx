import { DOCKING_LIMITS, type DockingKey, dockingCalls, dockingPushes, isChannelName } from '@wenshu/api-contract';
import { isLink } from '@wenshu/survey-core';
import { dockingTexts } from '@wenshu/texts/collect/docking';
import { Button, Drawer, Input, Select } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import classes from '../sending/sending.module.css';
import { useRefreshDocking } from './use-docking.ts';

interface DockingFormProps {
  readonly scrollId: string;
  /** Undefined: a new one. */
  readonly changed: DockingKey | undefined;
  onClose(): void;
  onSecret(secret: string): void;
}

const outcomes = ['finished', 'screened', 'quota-full'] as const;
type Problem = 'name' | 'push' | (typeof outcomes)[number];

/** What a system may bring, where answers are pushed to, and where its people go afterwards. */
export function DockingForm({ scrollId, changed, onClose, onSecret }: DockingFormProps) {
  const { form: t } = useTexts(dockingTexts);
  const refresh = useRefreshDocking(scrollId);
  const [name, setName] = useState(changed?.name ?? '');
  const [cap, setCap] = useState(changed?.cap ?? null);
  const [pushAddress, setPushAddress] = useState(changed?.pushAddress ?? '');
  const [pushes, setPushes] = useState(changed?.pushes ?? 'own');
  const [ends, setEnds] = useState<Readonly<Partial<Record<string, string>>>>(changed?.endPageLinks ?? {});
  const [wrong, setWrong] = useState<readonly Problem[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    const problems = problemsOf(name, pushAddress, ends);
    setWrong(problems);
    if (problems.length > 0) return;
    setIsBusy(true);
    const filled = Object.entries(ends).filter(([, address]) => address?.trim());
    const input = { scrollId, name: name.trim(), cap, pushAddress, pushes, endPageLinks: Object.fromEntries(filled) };
    try {
      if (changed) {
        await client.call(dockingCalls.changeDocking, { ...input, keyId: changed.keyId });
        notify.success(t.saved);
        onClose();
      } else onSecret((await client.call(dockingCalls.createDocking, input)).secret);
      await refresh();
    } catch {
      // The client has told the person; what was typed stays.
      setIsBusy(false);
    }
  };
  return (
    <Drawer
      open
      size="large"
      title={t.title[changed ? 'change' : 'create']}
      onClose={onClose}
      footer={
        <div className={classes.buttons}>
          <Button type="primary" loading={isBusy} onClick={() => void submit()}>
            {t.save}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </div>
      }
    >
      <div className={classes.form}>
        <Field label={t.name} hint={t.nameHint} problem={wrong.includes('name') ? t.nameWrong : undefined}>
          {field => <Input {...field} maxLength={50} value={name} onChange={event => setName(event.target.value)} />}
        </Field>
        <Field label={t.cap} hint={t.capHint}>
          {field => (
            <NumberInput {...field} min={1} max={DOCKING_LIMITS.cap} precision={0} value={cap} onChange={setCap} />
          )}
        </Field>
        <Field label={t.push} hint={t.pushHint} problem={wrong.includes('push') ? t.pushWrong : undefined}>
          {field => (
            <Input
              {...field}
              maxLength={2000}
              inputMode="url"
              placeholder="https://"
              value={pushAddress}
              onChange={event => setPushAddress(event.target.value.trim())}
            />
          )}
        </Field>
        {pushAddress !== '' && (
          <Field label={t.pushes}>
            {field => (
              <Select
                {...field}
                value={pushes}
                options={dockingPushes.map(value => ({ value, label: t.pushesOptions[value] }))}
                onChange={setPushes}
              />
            )}
          </Field>
        )}
        <fieldset className={classes.words}>
          <legend>{t.ends}</legend>
          <p className={classes.soft}>{t.endsHint}</p>
          {outcomes.map(outcome => (
            <Field key={outcome} label={t.outcomes[outcome]} problem={wrong.includes(outcome) ? t.endWrong : undefined}>
              {field => (
                <Input
                  {...field}
                  maxLength={2000}
                  inputMode="url"
                  placeholder="https://example.com/back?uid={uid}"
                  value={ends[outcome] ?? ''}
                  onChange={event => setEnds({ ...ends, [outcome]: event.target.value.trim() })}
                />
              )}
            </Field>
          ))}
        </fieldset>
      </div>
    </Drawer>
  );
}

function problemsOf(name: string, pushAddress: string, ends: Readonly<Partial<Record<string, string>>>): Problem[] {
  return [
    ...(isChannelName(name.trim()) ? [] : (['name'] as const)),
    ...(pushAddress === '' || (/^https?:\/\//i.test(pushAddress) && URL.canParse(pushAddress))
      ? []
      : (['push'] as const)),
    ...outcomes.filter(outcome => ends[outcome] && !isLink(ends[outcome])),
  ];
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
  children(field: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: boolean;
    status?: 'error' | '';
  }): ReactNode;
}

function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId();
  const told = problem ?? hint;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(told && { 'aria-describedby': `${id}-told` }),
        ...(problem && { 'aria-invalid': true, status: 'error' as const }),
      })}
      {told && (
        <p id={`${id}-told`} className={problem ? classes.warning : classes.soft} role={problem ? 'alert' : undefined}>
          {told}
        </p>
      )}
    </div>
  );
}
