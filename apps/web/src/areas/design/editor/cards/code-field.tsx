import type { Question } from '@wenshu/survey-core';
import { describeEditProblem } from '@wenshu/texts/design/edit-problems';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useId, useRef } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useDraft } from '../../../../app/use-draft.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import classes from './cards.module.css';
import { CODE_MAX, codeProblem } from './code-problem.ts';

/** A question's code, to be written over: Enter keeps it, Escape gives it up, and what does not go is said beside it. */
export function CodeField({ question: { id, seqName } }: { readonly question: Question }) {
  const t = useTexts(canvasTexts);
  const editor = useEditor();
  const areNumbersKept = useEditorState(state => state.areNumbersKept);
  const problemId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useDraft(seqName);
  const code = draft.trim();
  const wrong = code === seqName ? undefined : codeProblem(editor, id, code);
  const words = wrong && (wrong.problem === 'name-duplicated' ? t.codeTaken({ name: code }) : inWords(wrong));
  const save = () => {
    if (code === seqName || code === '') return setDraft(seqName);
    setDraft(words === undefined ? code : seqName);
    if (words === undefined) editor.run('modifySeqName', { questionId: id, seqName: code });
    else notify.error(words);
  };
  return (
    <span className={classes.code}>
      <input
        ref={field}
        className={classes.codeField}
        data-code-field
        aria-label={t.seqName({ name: seqName })}
        data-tip={areNumbersKept ? t.numbersKept : t.numbersFollow}
        aria-invalid={words !== undefined && code !== ''}
        aria-describedby={words ? problemId : undefined}
        maxLength={CODE_MAX}
        value={draft}
        style={{ width: `calc(${Math.max(2, draft.length)}ch + 26px)` }}
        onChange={event => setDraft(event.target.value)}
        onBlur={save}
        onKeyDown={event => {
          if (event.nativeEvent.isComposing) return;
          // Escape gives the code up, not the whole card.
          if (event.key === 'Escape') setDraft(seqName);
          // What does not go keeps the cursor, so that it can be mended.
          if (event.key === 'Enter' && (words === undefined || code === '')) field.current?.blur();
        }}
      />
      {words && code !== '' && (
        <span id={problemId} role="alert" className={classes.codeProblem}>
          {words}
        </span>
      )}
    </span>
  );
}

const inWords = (problem: NonNullable<ReturnType<typeof codeProblem>>) => describeEditProblem(language, problem);
