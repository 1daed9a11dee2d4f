import { type Question, usesAxis } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/design/editor';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import settings from '../settings/settings.module.css';
import classes from './panel.module.css';

/** Which quotas count by this question, and the way to them. */
export function QuotaLink({ question }: { question: Question }) {
  const t = useTexts(editorTexts);
  const { scrollId } = useEditor();
  const quotas = useEditorState(state => state.document.quotas);
  const using = Object.values(quotas).filter(quota =>
    Object.values(quota.cells).some(cell => usesAxis(cell.match, question.id)),
  );
  return (
    <section className={classes.section}>
      <h3 className={classes.subheading}>{t.quota}</h3>
      <p className={settings.hint}>{using.length > 0 ? using.map(quota => quota.title).join(' · ') : t.quotaHint}</p>
      <AppLink to={`/survey/create/quota?scrollId=${scrollId}`}>{t.toQuotas}</AppLink>
    </section>
  );
}
