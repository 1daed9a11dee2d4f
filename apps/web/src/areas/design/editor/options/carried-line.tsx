import type { OptionReferenceRule, Question } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useMemo } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { findCarrying, twinsOf } from '../../document/reading/carried-items.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { useLock } from '../../document/state/use-lock.ts';
import { useRun } from '../../document/state/use-run.ts';
import classes from './options.module.css';

/** What will come before the options of this question. Most questions carry none, and only look at the rules. */
export function CarriedLine({ question }: { readonly question: Question }) {
  const logic = useEditorState(state => state.document.logic);
  const rule = useMemo(() => findCarrying(logic, question.id), [logic, question.id]);
  return rule ? <Carried question={question} rule={rule} /> : null;
}

function Carried({ question, rule }: { readonly question: Question; readonly rule: OptionReferenceRule }) {
  const t = useTexts(canvasTexts).carried;
  const run = useRun();
  const lock = useLock();
  const document = useEditorState(state => state.document);
  const from = document.questions[rule.fromQuestionId];
  const twins = useMemo(() => twinsOf(document, question), [document, question]);
  if (!from) return null;
  return (
    <div className={classes.carried}>
      <span>{t.takes[rule.take](from.seqName)}</span>
      {twins.length > 0 && lock === undefined && (
        <span>
          {t.twins({ count: twins.length, names: twins.map(item => item.title.text.trim()) })}{' '}
          <button
            type="button"
            className={classes.merge}
            onClick={() => run('deleteItems', { questionId: question.id, itemIds: twins.map(item => item.id) })}
          >
            {t.merge}
          </button>
        </span>
      )}
    </div>
  );
}
