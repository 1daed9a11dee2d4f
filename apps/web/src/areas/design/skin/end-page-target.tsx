import { type EndOutcome, type EndPage, isLink } from '@wenshu/survey-core';
import { skinTexts } from '@wenshu/texts/design/skin';
import { Radio } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useRun } from '../document/state/use-run.ts';
import { TextInput } from '../questionnaire/text-input.tsx';
import classes from './skin.module.css';

interface EndPageTargetProps {
  readonly outcome: EndOutcome;
  readonly page: EndPage | undefined;
}

/** Whether an outcome shows its words or opens an address, and which (S7.105, S7.106). An address comes first, then it is opened. */
export function EndPageTarget({ outcome, page }: EndPageTargetProps) {
  const { endPages: t } = useTexts(skinTexts);
  const run = useRun();
  const [wantsUrl, setWantsUrl] = useState(false);
  const [problem, setProblem] = useState<string>();
  const mode = wantsUrl || page?.mode === 'url' ? 'url' : 'text';
  const choose = (wanted: 'text' | 'url') => {
    setProblem(undefined);
    setWantsUrl(wanted === 'url');
    // Without an address there is nothing to open yet: the choice is saved together with it.
    if (wanted === 'text' ? page?.mode === 'url' : page?.redirectUrl !== undefined)
      run('updateChoiceJumpToTextOrUrl', { outcome, mode: wanted });
  };
  const saveUrl = (redirectUrl: string) => {
    if (!isLink(redirectUrl)) return setProblem(t.urlWrong);
    setProblem(undefined);
    setWantsUrl(false);
    run('updateAnswerJumpUrl', { outcome, redirectUrl });
  };
  return (
    <div className={classes.target}>
      <Radio.Group
        aria-label={`${t.outcomes[outcome]} ${t.mode}`}
        optionType="button"
        value={mode}
        onChange={event => choose(event.target.value)}
        options={(['text', 'url'] as const).map(value => ({ value, label: t.modes[value] }))}
      />
      {mode === 'url' && (
        <TextInput
          label={t.url}
          value={page?.redirectUrl ?? ''}
          maxLength={2000}
          placeholder={t.urlPlaceholder}
          problem={problem}
          onSave={saveUrl}
        />
      )}
      {mode === 'url' && !problem && <p className={classes.hint}>{t.urlHint}</p>}
    </div>
  );
}
