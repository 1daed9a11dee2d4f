import { RichText } from '@wenshu/question-types/respondent';
import type { Question } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useTexts } from '../../../../app/language/language.ts';
import { EditableText } from '../../document/rich-text/editable-text.tsx';
import { useRun } from '../../document/state/use-run.ts';
import classes from './cards.module.css';

/** The words below a question's title. Emptied, it goes. */
export function Remark({ question, isSelected }: { readonly question: Question; readonly isSelected: boolean }) {
  const t = useTexts(canvasTexts);
  const run = useRun();
  const { remark } = question;
  if (!remark) return null;
  if (!isSelected)
    return (
      <div className={classes.remark}>
        <RichText of={remark} />
      </div>
    );
  return (
    <EditableText
      className={classes.remarkField}
      textKey={`${question.id}.remark`}
      value={remark}
      label={t.remark}
      isRequired={false}
      questionId={question.id}
      onSave={text =>
        run('updateRemark', {
          questionId: question.id,
          remark: text.text.trim() === '' && text.html === undefined ? null : text,
        })
      }
    />
  );
}
