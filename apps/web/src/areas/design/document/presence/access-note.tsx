import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { useEditorState } from '../state/use-editor.ts';
import classes from './presence.module.css';

/** Says that the questionnaire is gone for this person. What was not saved stays in the bar, to be copied. */
export function AccessNote() {
  const t = useTexts(editorTogetherTexts).access;
  const isGone = useEditorState(state => state.access.isGone);
  if (!isGone) return null;
  return (
    <div className={classes.gone} role="alert">
      <p>{t.gone}</p>
      <AppLink to="/team/workSpace/workSpace-desktop">{t.toDesktop}</AppLink>
    </div>
  );
}
