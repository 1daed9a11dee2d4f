import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import type { SettingName } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/editor';
import { panelTexts } from '@wenshu/texts/editor-panel';
import { useTexts } from '../../../app/language/language.ts';
import { useRun } from '../canvas/use-run.ts';
import { isNumbered } from '../state/new-question.ts';
import { useEditorState } from '../state/use-editor.ts';
import classes from './panel.module.css';
import { QuotaLink } from './quota-link.tsx';
import { SettingField } from './setting-field.tsx';
import { isSettingShown, type ShownSetting, sectionsOfSettings } from './shown-settings.ts';

/** The settings of the selected question, as its type lists them, in sections. */
export function Panel() {
  const t = useTexts(editorTexts);
  const words = useTexts(panelTexts);
  const run = useRun();
  const question = useEditorState(state => (state.selectedId ? state.document.questions[state.selectedId] : undefined));
  if (!question || !Object.hasOwn(questionTypes, question.type)) return <p className={classes.hint}>{t.noSelection}</p>;
  const type = questionTypes[question.type as QuestionTypeSlug];
  const isAnswered = isNumbered(question.type);
  const names: SettingName[] = [...type.settingNames, ...(isAnswered ? (['isHidden'] as const) : [])];
  const shown = names.filter(
    name => Object.hasOwn(t.settingNames, name) && isSettingShown(name, question.settings, type.settingNames),
  );
  const heading = t.types[question.type as QuestionTypeSlug];
  return (
    <div className={classes.panel}>
      <h2 className={classes.heading}>
        {isAnswered && <span className={classes.name}>{question.seqName}</span>}
        {heading}
      </h2>
      {shown.length === 0 && <p className={classes.hint}>{words.nothing}</p>}
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
      {type.capabilities.canCarryQuota && <QuotaLink question={question} />}
    </div>
  );
}
