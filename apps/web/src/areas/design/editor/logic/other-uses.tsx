import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { goToQuestion } from '../../document/state/go-to-question.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { leaveTool } from '../state/tools-store.ts';
import { usesOf } from './drafts/uses-of.ts';
import classes from './logic.module.css';

/** The dialog gives the focus back when it has closed; the card asks for it afterwards. */
const AFTER_CLOSING_MS = 350;

/** Where else a question is used, so that nobody changes it without knowing. */
export function OtherUses({ questionId, name }: { readonly questionId: string; readonly name: string }) {
  const t = useTexts(editorLogicTexts);
  const editor = useEditor();
  const document = useEditorState(state => state.document);
  const uses = useMemo(() => usesOf(document, questionId), [document, questionId]);
  if (uses.length === 0) return null;
  const go = (id: string) => {
    leaveTool();
    setTimeout(() => goToQuestion(editor, id), AFTER_CLOSING_MS);
  };
  return (
    <section aria-label={t.otherUses({ name })}>
      <h2 className={classes.subheading}>{t.otherUses({ name })}</h2>
      <ul className={classes.uses}>
        {uses.map(use => {
          const text = t.uses[use.kind]({ name: use.name });
          return (
            <li key={use.id}>
              {use.kind === 'quote' ? (
                <Button type="link" size="small" onClick={() => go(use.id)}>
                  {text}
                </Button>
              ) : (
                <span>{text}</span>
              )}
              {use.kind === 'quota' && (
                <AppLink to={`/survey/create/quota?scrollId=${editor.scrollId}`}>{t.toQuotas}</AppLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
