import { CloseOutlined } from '@ant-design/icons';
import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { TypeIcon } from '@wenshu/question-types/type-icon';
import { typeTexts } from '@wenshu/question-types/type-texts';
import type { SettingName } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/design/editor';
import { panelTexts } from '@wenshu/texts/design/editor-panel';
import { Button } from 'antd';
import { useDeferredValue } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { useIsNarrow } from '../../../../app/use-is-narrow.ts';
import { Tip } from '../../document/parts/tip.tsx';
import { isNumbered } from '../../document/reading/new-question.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { useLock } from '../../document/state/use-lock.ts';
import { useRun } from '../../document/state/use-run.ts';
import { LockNote } from '../../questionnaire/lock-note.tsx';
import { Locked } from '../../questionnaire/locked.tsx';
import { SettingField } from '../settings/setting-field.tsx';
import settings from '../settings/settings.module.css';
import { isSettingShown, type ShownSetting, sectionsOfSettings } from '../settings/shown-settings.ts';
import { LogicLink } from './logic-link.tsx';
import classes from './panel.module.css';
import { QuotaLink } from './quota-link.tsx';
import { SurveyPanel } from './survey-panel.tsx';
import { TrapSettings } from './trap-settings.tsx';

/** The settings of the selected question, as its type lists them, in sections. */
export function Panel() {
  const t = useTexts(editorTexts);
  const types = useTexts(typeTexts).names;
  const words = useTexts(panelTexts);
  const run = useRun();
  const isNarrow = useIsNarrow();
  const selected = useEditorState(state => (state.selectedId ? state.document.questions[state.selectedId] : undefined));
  // After the canvas: its dozen switches and lists must not keep a click or a key waiting.
  const question = useDeferredValue(selected);
  const editor = useEditor();
  const lock = useLock();
  if (!question) return <SurveyPanel />;
  if (!Object.hasOwn(questionTypes, question.type)) return <p className={settings.hint}>{words.nothing}</p>;
  const type = questionTypes[question.type as QuestionTypeSlug];
  const isAnswered = isNumbered(question.type);
  const names: SettingName[] = [...type.settingNames, ...(isAnswered ? (['isHidden'] as const) : [])];
  const shown = names.filter(
    name => Object.hasOwn(t.settingNames, name) && isSettingShown(name, question.settings, type.settingNames),
  );
  const heading = types[question.type as QuestionTypeSlug];
  return (
    <div className={settings.fields}>
      <div className={classes.head}>
        <TypeIcon slug={question.type} sizePx={20} className={classes.icon} />
        <h2 className={classes.heading}>
          {isAnswered && <span className={classes.name}>{question.seqName}</span>}
          {heading}
        </h2>
        {!isNarrow && (
          <Tip text={words.deselect}>
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined aria-hidden />}
              aria-label={words.deselect}
              onClick={() => editor.select(undefined)}
            />
          </Tip>
        )}
      </div>
      {shown.length === 0 && <p className={settings.hint}>{words.nothing}</p>}
      <LockNote />
      <Locked when={lock !== undefined} className={classes.locking}>
        {sectionsOfSettings(shown).map(([section, some]) => (
          <section key={section} className={classes.section} aria-labelledby={`settings-${section}`}>
            <h3 id={`settings-${section}`} className={classes.subheading}>
              {words.sections[section]}
            </h3>
            {some.map(name => (
              <SettingField
                key={`${question.id}-${name}`}
                name={name as ShownSetting}
                settings={question.settings}
                onSet={(code, value) => run('updateSettings', { questionId: question.id, settings: { [code]: value } })}
              />
            ))}
          </section>
        ))}
        <TrapSettings question={question} />
      </Locked>
      {isAnswered && <LogicLink question={question} />}
      {type.capabilities.canCarryQuota && <QuotaLink question={question} />}
    </div>
  );
}
