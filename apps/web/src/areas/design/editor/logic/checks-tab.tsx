import { PlusOutlined } from '@ant-design/icons';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { describeVerification } from '@wenshu/texts/design/logic/describe-rule';
import { Button } from 'antd';
import { useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { useIsReader } from '../../document/state/use-lock.ts';
import { useProblems } from '../../document/state/use-problems.ts';
import { BlankChecks } from './blank-checks.tsx';
import { CheckForm, draftOfCheck, newCheck } from './check-form.tsx';
import { checksOf } from './drafts/rules-of.ts';
import { type FirstOpen, optionally } from './first-open.ts';
import classes from './logic.module.css';
import { SentenceList } from './sentence-list.tsx';
import { useBackFocus } from './use-back-focus.ts';
import { useRemoval } from './use-removal.tsx';

/** Checks across questions, and of the blanks of options. */
export function ChecksTab({ questionId, firstId }: FirstOpen & { questionId: string | undefined }) {
  const t = useTexts(editorLogicTexts);
  const { remove, bar } = useRemoval();
  const document = useEditorState(state => state.document);
  const problemsOf = useProblems().ofRule;
  const isReader = useIsReader();
  const [edited, setEdited] = useState(() => optionally(draftOfCheck, document.verifications[firstId ?? '']));
  useBackFocus(edited !== undefined);
  if (edited) return <CheckForm key={edited.id} check={edited} onDone={() => setEdited(undefined)} />;
  const checks = checksOf(document, questionId);
  return (
    <>
      {bar}
      {checks.length === 0 && (
        <div className={classes.empty}>
          <p className={classes.emptyTitle}>{t.noChecks}</p>
          <p className={classes.hint}>{t.noChecksText}</p>
        </div>
      )}
      <SentenceList
        sentences={checks.map(check => ({
          id: check.id,
          text: describeVerification(check, document, language),
          problems: problemsOf(check.id),
          onEdit: () => setEdited(draftOfCheck(check)),
          onRemove: () =>
            remove('deleteVerification', { verificationId: check.id }, describeVerification(check, document, language)),
        }))}
      />
      {!isReader && (
        <Button
          data-back-focus
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setEdited(newCheck(document, questionId))}
        >
          {t.addCheck}
        </Button>
      )}
      <BlankChecks questionId={questionId} />
    </>
  );
}
