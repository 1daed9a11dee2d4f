import { DOCKING_LIMITS, type DockingKey, dockingCalls, dockingPushes } from '@wenshu/api-contract';
import { dockingTexts } from '@wenshu/texts/collect/docking';
import { Button, Drawer, Input, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import classes from '../sending/sending.module.css';
import { type DockingProblem, dockingOutcomes, findDockingProblems, sentDocking } from './docking-draft.ts';
import { useRefreshDocking } from './use-docking.ts';

interface DockingFormProps {
  readonly scrollId: string;
  /** Undefined: a new one. */
  readonly changed: DockingKey | undefined;
  onClose(): void;
  onSecret(secret: string): void;
}

/** What a system may bring, where answers are pushed to, and where its people go afterwards. */
export function DockingForm({ scrollId, changed, onClose, onSecret }: DockingFormProps) {
  const { form: t } = useTexts(dockingTexts);
  const refresh = useRefreshDocking(scrollId);
  const [name, setName] = useState(changed?.name ?? '');
  const [cap, setCap] = useState(changed?.cap ?? null);
  const [pushAddress, setPushAddress] = useState(changed?.pushAddress ?? '');
  const [pushes, setPushes] = useState(changed?.pushes ?? 'own');
  const [ends, setEnds] = useState<Readonly<Partial<Record<string, string>>>>(changed?.endPageLinks ?? {});
  const [wrong, setWrong] = useState<readonly DockingProblem[]>([]);
  const draft = { name, cap, pushAddress, pushes, ends };
  const create = useAction(() => client.call(dockingCalls.createDocking, { scrollId, ...sentDocking(draft) }), {
    refresh,
    onDone: ({ secret }) => onSecret(secret),
  });
  const change = useAction(
    (keyId: string) => client.call(dockingCalls.changeDocking, { scrollId, keyId, ...sentDocking(draft) }),
    { done: t.saved, refresh, onDone: onClose },
  );
  const submit = () => {
    const problems = findDockingProblems(draft);
    setWrong(problems);
    if (problems.length > 0) return;
    void (changed ? change.run(changed.keyId) : create.run());
  };
  return (
    <Drawer
      open
      size="large"
      title={t.title[changed ? 'change' : 'create']}
      onClose={onClose}
      footer={
        <div className={classes.buttons}>
          <Button type="primary" loading={create.isBusy || change.isBusy} onClick={submit}>
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
          {dockingOutcomes.map(outcome => (
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
