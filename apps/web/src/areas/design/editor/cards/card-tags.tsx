import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { type Question, readSetting } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { StatusTag } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import classes from './cards.module.css';

/** What a question is, in small words. */
export function CardTags({ question }: { readonly question: Question }) {
  const t = useTexts(canvasTexts);
  const types = useTexts(typeTexts).names;
  const parent = useEditorState(({ document }) => document.questions[question.parentId ?? '']?.seqName);
  return (
    <span className={classes.tags}>
      {parent !== undefined && <StatusTag>{t.childOf({ name: parent })}</StatusTag>}
      {readSetting(question.settings, 'isTrap') && <StatusTag tone="waiting">{t.trapTag}</StatusTag>}
      {readSetting(question.settings, 'isHidden') && <StatusTag>{t.hiddenTag}</StatusTag>}
      {readSetting(question.settings, 'required') && <StatusTag>{t.required}</StatusTag>}
      <StatusTag>{types[question.type as QuestionTypeSlug] ?? t.typeNotSupported}</StatusTag>
    </span>
  );
}
