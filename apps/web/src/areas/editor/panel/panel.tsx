import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { editorTexts } from '@wenshu/texts/editor';
import { useTexts } from '../../../app/language/language.ts';
import { useRun } from '../canvas/use-run.ts';
import { useEditorState } from '../state/use-editor.ts';
import classes from './panel.module.css';
import { QuotaForm } from './quota-form.tsx';
import { SettingField } from './setting-field.tsx';

/** The settings of the selected question, as its type lists them. */
export function Panel() {
  const t = useTexts(editorTexts);
  const run = useRun();
  const question = useEditorState(state => (state.selectedId ? state.document.questions[state.selectedId] : undefined));
  if (!question) return <p className={classes.hint}>{t.noSelection}</p>;
  const type = questionTypes[question.type as QuestionTypeSlug];
  return (
    <div className={classes.panel}>
      <h2 className={classes.heading}>
        {question.seqName} · {t.types[question.type as QuestionTypeSlug]}
      </h2>
      {type.settingNames.map(name =>
        Object.hasOwn(t.settingNames, name) ? (
          <SettingField
            key={name}
            name={name as keyof typeof t.settingNames}
            settings={question.settings}
            onSet={(code, value) => run('updateSettings', { questionId: question.id, settings: { [code]: value } })}
          />
        ) : null,
      )}
      {type.capabilities.canCarryQuota && <QuotaForm key={question.id} question={question} />}
    </div>
  );
}
