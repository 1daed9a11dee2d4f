import { answerGateTexts } from '@wenshu/texts/collect/answer-gates';
import { useState } from 'react';
import { useWords } from '../words.ts';
import { GateForm } from './gate-form.tsx';

/** The survey's password, before anything of it is seen. */
export default function PasswordPage({ onPassword }: { onPassword(password: string): Promise<void> }) {
  const t = answerGateTexts[useWords().language].password;
  const [password, setPassword] = useState('');
  return (
    <GateForm
      title={t.title}
      text={t.text}
      submit={t.submit}
      check={() => (password ? undefined : t.empty)}
      run={() => onPassword(password)}
    >
      <label className="labelled-field">
        <span>{t.label}</span>
        <input
          type="password"
          className="text-field"
          value={password}
          maxLength={100}
          autoComplete="off"
          aria-describedby="gate-problem"
          onInput={event => setPassword(event.currentTarget.value)}
        />
      </label>
    </GateForm>
  );
}
