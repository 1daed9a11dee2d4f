import { type Item, inOrder, type Question, writtenChecks } from '@wenshu/survey-core';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { useTexts } from '../../../../app/language/language.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { useRun } from '../../document/state/use-run.ts';
import { SettingField } from '../settings/setting-field.tsx';
import { blanksOf } from './drafts/about-options.ts';
import { short } from './drafts/question-names.ts';
import classes from './logic.module.css';

/** What may be written into the blanks of options. */
export function BlankChecks({ questionId }: { questionId: string | undefined }) {
  const t = useTexts(editorLogicTexts);
  const document = useEditorState(state => state.document);
  const blanks = inOrder(document.questions)
    .filter(question => questionId === undefined || question.id === questionId)
    .flatMap(question => blanksOf(question).map(item => ({ question, item })));
  return (
    <section className={classes.settings}>
      <h2 className={classes.subheading}>{t.blanks}</h2>
      <p className={classes.hint}>{blanks.length > 0 ? t.blanksHint : t.noBlanks}</p>
      {blanks.map(({ question, item }) => (
        <BlankFields key={item.id} question={question} item={item} />
      ))}
    </section>
  );
}

function BlankFields({ question, item }: { question: Question; item: Item }) {
  const t = useTexts(editorLogicTexts);
  const run = useRun();
  return (
    <fieldset className={classes.settingsRow}>
      <legend className={classes.settingsTitle}>
        {t.blankOf({ name: question.seqName, option: short(item.title.text) })}
      </legend>
      <div className={classes.blankFields}>
        {writtenChecks.map(name => (
          <SettingField
            key={name}
            name={name}
            settings={item.settings}
            onSet={(code, value) =>
              run('saveCurrentOptionsVerify', {
                questionId: question.id,
                itemId: item.id,
                settings: { [code]: value },
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
