import { CheckCircleFilled, CloseCircleOutlined } from '@ant-design/icons';
import { accessPasswordRules, checkAccessPassword } from '@wenshu/survey-core';
import { configTexts } from '@wenshu/texts/design/config';
import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { useTexts } from '../../../app/language/language.ts';
import { askBox, notify } from '../../../app/notices/notices.ts';
import { Applies } from '../questionnaire/applies.tsx';
import { Section } from '../questionnaire/section.tsx';
import classes from './config.module.css';
import type { LiveProps } from './live-props.ts';

/** The access password (S5.97), with its rules ticked off while typing. */
export function PasswordSection({ settings, update, isLocked }: LiveProps) {
  const { access: t, agreements } = useTexts(configTexts);
  const [isOpen, setIsOpen] = useState(false);
  const remove = async () => {
    const question = { title: t.removeTitle, text: t.removeText, confirm: t.remove, decline: agreements.cancel };
    if ((await askBox(question)) && (await update({ password: null }))) notify.success(t.removed);
  };
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="now" />} isLocked={isLocked}>
      <div className={classes.inline}>
        <strong>{settings.hasPassword ? t.isSet : t.isNotSet}</strong>
        {!isOpen && <Button onClick={() => setIsOpen(true)}>{settings.hasPassword ? t.change : t.set}</Button>}
        {settings.hasPassword && (
          <Button type="text" danger onClick={() => void remove()}>
            {t.remove}
          </Button>
        )}
      </div>
      {isOpen && <PasswordForm update={update} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}

function PasswordForm({ update, onClose }: Pick<LiveProps, 'update'> & { onClose(): void }) {
  const { access: t, agreements } = useTexts(configTexts);
  const id = useId();
  const [password, setPassword] = useState('');
  const problems = checkAccessPassword(password);
  const { isBusy, run } = useAction(update, {
    done: isSaved => (isSaved ? t.saved : undefined),
    onDone: isSaved => isSaved && onClose(),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (problems.length === 0) void run({ password });
  };
  return (
    <form className={classes.password} onSubmit={save}>
      <label htmlFor={id}>{t.password}</label>
      <Input.Password
        id={id}
        autoFocus
        autoComplete="new-password"
        maxLength={40}
        value={password}
        aria-describedby={`${id}-rules`}
        onChange={event => setPassword(event.target.value)}
      />
      <ul id={`${id}-rules`} className={classes.rules}>
        {accessPasswordRules.map(rule => {
          const isMet = password !== '' && !problems.includes(rule);
          return (
            <li key={rule} data-met={isMet}>
              {isMet ? <CheckCircleFilled aria-hidden /> : <CloseCircleOutlined aria-hidden />}
              {t.rules[rule]}
              <span className={classes.unseen}>{isMet ? t.met : t.unmet}</span>
            </li>
          );
        })}
      </ul>
      <div className={classes.inline}>
        <Button type="primary" htmlType="submit" disabled={problems.length > 0} loading={isBusy}>
          {t.save}
        </Button>
        <Button onClick={onClose}>{agreements.cancel}</Button>
      </div>
    </form>
  );
}
