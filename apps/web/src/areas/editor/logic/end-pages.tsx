import type { EndOutcome } from '@wenshu/survey-core';
import { editorLogicTexts } from '@wenshu/texts/editor-logic';
import { Input, Segmented } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useRun } from '../canvas/use-run.ts';
import { useEditorState } from '../state/use-editor.ts';
import classes from './logic.module.css';

const OUTCOMES: readonly EndOutcome[] = [
  'finished',
  'screened',
  'quota-full',
  'quota-held',
  'closed',
  'already-completed',
];

/** What each ending shows: its text, or a web address that it opens. */
export function EndPages() {
  const t = useTexts(editorLogicTexts);
  return (
    <div className={classes.settings}>
      <p className={classes.hint}>{t.endsHint}</p>
      {OUTCOMES.map(outcome => (
        <EndPageFields key={outcome} outcome={outcome} />
      ))}
    </div>
  );
}

function EndPageFields({ outcome }: { outcome: EndOutcome }) {
  const t = useTexts(editorLogicTexts);
  const run = useRun();
  const page = useEditorState(state => state.document.endPages[outcome]);
  // An address must be there before it can be chosen: until one is written the choice is the screen's alone.
  const [isAsking, setIsAsking] = useState(false);
  const mode = page?.mode ?? 'text';
  const shown = isAsking ? 'url' : mode;
  const name = t.endNames[outcome];
  const choose = (chosen: 'text' | 'url') => {
    const needsAddress = chosen === 'url' && page?.redirectUrl === undefined;
    setIsAsking(needsAddress);
    if (!needsAddress && chosen !== mode) run('updateChoiceJumpToTextOrUrl', { outcome, mode: chosen });
  };
  return (
    <fieldset className={classes.settingsRow}>
      <legend className={classes.settingsTitle}>{name}</legend>
      <Segmented
        aria-label={t.endMode({ name })}
        value={shown}
        options={(['text', 'url'] as const).map(value => ({ value, label: t.endModes[value] }))}
        onChange={choose}
      />
      {shown === 'url' ? (
        <Input
          className={classes.endField}
          key={page?.redirectUrl ?? ''}
          aria-label={t.endUrl({ name })}
          placeholder="https://"
          defaultValue={page?.redirectUrl ?? ''}
          onBlur={event => {
            const redirectUrl = event.target.value.trim();
            if (redirectUrl === '' || redirectUrl === page?.redirectUrl) return;
            run('updateAnswerJumpUrl', { outcome, redirectUrl });
            setIsAsking(false);
          }}
        />
      ) : (
        <Input.TextArea
          className={classes.endField}
          key={page?.text.text ?? ''}
          aria-label={t.endText({ name })}
          placeholder={t.endTextExample}
          autoSize={{ minRows: 1, maxRows: 4 }}
          defaultValue={page?.text.text ?? ''}
          onBlur={event => {
            const text = event.target.value.trim();
            if (text === (page?.text.text ?? '')) return;
            const { html: _formatted, ...kept } = page?.text ?? { text };
            run('saveEndPage', { outcome, page: { ...page, mode: 'text', text: { ...kept, text } } });
          }}
        />
      )}
    </fieldset>
  );
}
