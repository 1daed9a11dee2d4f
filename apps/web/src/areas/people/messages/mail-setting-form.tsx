import { type CallData, messageCalls } from '@wenshu/api-contract';
import { messageScreenTexts } from '@wenshu/texts/people/message-screen';
import { TextField } from '@wenshu/ui';
import { Button, Checkbox, Switch } from 'antd';
import { useId, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import classes from './mail-setting.module.css';

type Setting = CallData<typeof messageCalls.mailSetting>;

interface MailSettingFormProps {
  readonly start: Setting;
  onDone(): void;
}

/** A mailbox that is new gets a code first, which is typed in here. */
export function MailSettingForm({ start, onDone }: MailSettingFormProps) {
  const t = useTexts(messageScreenTexts).mail;
  const id = useId();
  const [isOn, setIsOn] = useState(start.isOn);
  const [email, setEmail] = useState(start.email);
  const [wanted, setWanted] = useState(() => start.kinds.filter(one => one.isOn).map(({ kind }) => kind));
  const [code, setCode] = useState<string>();
  const setting = { isOn, email: email.trim(), verifyCode: code ?? '', kinds: wanted };
  const { isBusy, run: save } = useAction(() => client.call(messageCalls.saveMailSetting, setting), {
    done: ({ isSaved }) => (isSaved ? t.saved : t.codeSent),
    onDone: ({ isSaved }) => (isSaved ? onDone() : setCode('')),
  });
  const isKnown = email.trim() === start.email && start.isOn;
  return (
    <form
      className={classes.form}
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={classes.lead}>{t.lead}</p>
      <div className={classes.switch}>
        <Switch id={`${id}-on`} checked={isOn} onChange={setIsOn} />
        <label htmlFor={`${id}-on`}>{t.switch}</label>
      </div>
      {isOn && (
        <>
          <TextField
            label={t.email}
            type="email"
            autoComplete="email"
            maxLength={200}
            value={email}
            onChange={event => {
              setEmail(event.target.value);
              setCode(undefined);
            }}
          />
          {code !== undefined && (
            <TextField
              label={t.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={code}
              onChange={event => setCode(event.target.value.trim())}
            />
          )}
          <KindChoice kinds={start.kinds} wanted={wanted} onChange={setWanted} />
        </>
      )}
      <div className={classes.buttons}>
        <Button onClick={onDone}>{t.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={isOn && !email.includes('@')}>
          {code !== undefined ? t.confirm : isOn && !isKnown ? t.next : t.save}
        </Button>
      </div>
    </form>
  );
}

interface KindChoiceProps {
  readonly kinds: Setting['kinds'];
  readonly wanted: readonly string[];
  onChange(wanted: string[]): void;
}

function KindChoice({ kinds, wanted, onChange }: KindChoiceProps) {
  const { mail: t, filters } = useTexts(messageScreenTexts);
  const groups = [
    { name: t.groups.mustKnow, kinds: kinds.filter(one => one.isMustKnow) },
    { name: t.groups.other, kinds: kinds.filter(one => !one.isMustKnow) },
  ];
  const nameOf = (kind: string) => filters[kind as keyof typeof filters] ?? kind;
  return groups.map(group => (
    <fieldset key={group.name} className={classes.kinds}>
      <legend>{group.name}</legend>
      {group.kinds.map(({ kind }) => (
        <Checkbox
          key={kind}
          checked={wanted.includes(kind)}
          onChange={({ target }) => onChange(target.checked ? [...wanted, kind] : wanted.filter(one => one !== kind))}
        >
          {nameOf(kind)}
        </Checkbox>
      ))}
    </fieldset>
  ));
}
