import { questionTypes } from '@wenshu/question-types/core';
import { countQuestions, estimateMinutes } from '@wenshu/survey-core';
import { configTexts } from '@wenshu/texts/design/config';
import { editorTexts } from '@wenshu/texts/design/editor';
import { panelTexts } from '@wenshu/texts/design/editor-panel';
import { Switch } from 'antd';
import { useDeferredValue, useId } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { titleOf } from '../../../../app/routes/after-navigation.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { roleOf } from '../../document/reading/place.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { useLock } from '../../document/state/use-lock.ts';
import { LockNote } from '../../questionnaire/lock-note.tsx';
import { Locked } from '../../questionnaire/locked.tsx';
import { usePageSwitches } from '../../questionnaire/use-page-switches.ts';
import settings from '../settings/settings.module.css';
import classes from './panel.module.css';
import { ShortcutList } from './shortcut-list.tsx';

const pages = ['/survey/create/quota', '/survey/create/config', '/survey/create/skin'] as const;

/** While no question is selected: the questionnaire itself, what belongs to all of it, and the keys that help. */
export function SurveyPanel() {
  const t = useTexts(panelTexts).survey;
  const { noSelection } = useTexts(editorTexts);
  const { scrollId } = useEditor();
  return (
    <div className={settings.fields}>
      <h2 className={classes.heading}>{t.title}</h2>
      <p className={settings.hint}>{noSelection}</p>
      <Counts />
      <LockNote />
      <Locked when={useLock() !== undefined}>
        <Display />
      </Locked>
      <section className={classes.section}>
        <h3 className={classes.subheading}>{t.more}</h3>
        <ul className={classes.links}>
          {pages.map(page => (
            <li key={page}>
              <AppLink to={`${page}?scrollId=${scrollId}`}>{titleOf(page)}</AppLink>
              <span className={settings.hint}>{t.about[page]}</span>
            </li>
          ))}
        </ul>
      </section>
      <ShortcutList />
    </div>
  );
}

function Counts() {
  const t = useTexts(panelTexts).survey.counts;
  const document = useDeferredValue(useEditorState(state => state.document));
  const questions = Object.values(document.questions);
  const counts = {
    questions: countQuestions(questions, questionTypes),
    pages: 1 + questions.filter(question => roleOf(question) === 'page-break').length,
    minutes: estimateMinutes(document, questionTypes),
    rules: Object.keys(document.logic).length + Object.keys(document.verifications).length,
  };
  return (
    <dl className={classes.counts}>
      {Object.entries(counts).map(([name, count]) => (
        <div key={name}>
          <dt>{t[name as keyof typeof counts]}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The two that a creator looks for while writing; the rest is on the settings screen. */
function Display() {
  const { display: t } = useTexts(configTexts);
  const switches = usePageSwitches(['hasProgressBar', 'hasSerialNumbers']);
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id} className={classes.subheading}>
        {t.title}
      </h3>
      {switches.map(({ name, label, isOn, set }) => (
        <div key={name} className={settings.field}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <Switch id={`${id}-${name}`} checked={isOn} onChange={set} />
        </div>
      ))}
    </section>
  );
}
