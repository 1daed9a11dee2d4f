import { describeEditProblem } from '@wenshu/texts/design/edit-problems';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import type { Match } from './find-in-survey.ts';
import { planReplacing, type Replacement, type ReplacingPlan } from './plan-replacing.ts';
import classes from './search.module.css';

interface ReplacePartProps {
  readonly wanted: string;
  /** Where the search stands. */
  readonly current: Match | undefined;
}

const LISTED = 50;

/** Other words in place of those that were found: here, or everywhere after a look at what changes. */
export function ReplacePart({ wanted, current }: ReplacePartProps) {
  const { search, close } = useTexts(editorToolsTexts);
  const t = search.replace;
  const editor = useEditor();
  const [by, setBy] = useState('');
  const [isLooking, setIsLooking] = useState(false);
  const document = useEditorState(state => state.document);
  const one = current && planReplacing(document, { wanted, by, onlyKey: current.key }, editor.context);
  const make = (replacements: readonly Replacement[]) => {
    const problem = editor.runAll(replacements.map(({ command }) => command));
    if (problem) return notify.error(describeEditProblem(language, problem));
    const words = t.done({ count: countOf(replacements) });
    editor.announce(words);
    return words;
  };
  const makeOne = () => {
    const [problem] = one?.problems ?? [];
    if (problem) return notify.error(inWords(problem, t));
    if (one) make(one.replacements);
  };
  return (
    <>
      <div className={classes.line}>
        <Input
          aria-label={t.field}
          placeholder={t.field}
          value={by}
          onChange={event => {
            setBy(event.target.value);
            setIsLooking(false);
          }}
          onPressEnter={event => !event.nativeEvent.isComposing && makeOne()}
        />
        <Button disabled={!one || one.replacements.length + one.problems.length === 0} onClick={makeOne}>
          {t.one}
        </Button>
        <Button disabled={wanted.trim() === ''} aria-expanded={isLooking} onClick={() => setIsLooking(!isLooking)}>
          {t.all}
        </Button>
      </div>
      {isLooking && (
        <Preview
          plan={planReplacing(document, { wanted, by }, editor.context)}
          closing={close}
          onClose={() => setIsLooking(false)}
          onReplace={replacements => {
            const words = make(replacements);
            if (words) notify.success(words);
            setIsLooking(false);
          }}
        />
      )}
    </>
  );
}

interface PreviewProps {
  readonly plan: ReplacingPlan;
  readonly closing: string;
  onClose(): void;
  onReplace(replacements: readonly Replacement[]): void;
}

/** Every text before and after, what does not go with the reason, and how many it is. */
function Preview({ plan: { replacements, problems }, closing, onClose, onReplace }: PreviewProps) {
  const { search } = useTexts(editorToolsTexts);
  const t = search.replace;
  const count = countOf(replacements);
  return (
    <section className={classes.preview} aria-label={t.preview}>
      <ol className={classes.changes}>
        {replacements.slice(0, LISTED).map(({ key, where, seqName, before, after }) => (
          <li key={key}>
            <span className={classes.where}>
              {seqName} {search.where[where]}
            </span>
            <del>{before}</del> <ins>{after}</ins>
          </li>
        ))}
        {replacements.length > LISTED && <li>{search.more({ count: replacements.length - LISTED })}</li>}
      </ol>
      {problems.length > 0 && (
        <div className={classes.refused} role="alert">
          <p>{t.leftOut({ count: problems.length })}</p>
          <ul>
            {problems.slice(0, LISTED).map(problem => (
              <li key={problem.key}>
                {problem.seqName} {search.where[problem.where]}: {inWords(problem, t)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={classes.actions}>
        <Button onClick={onClose}>{closing}</Button>
        <Button type="primary" disabled={count === 0} onClick={() => onReplace(replacements)}>
          {t.confirm({ count })}
        </Button>
      </div>
    </section>
  );
}

function inWords({ problem }: ReplacingPlan['problems'][number], { acrossMarks }: { acrossMarks: string }): string {
  return problem === 'across-marks' ? acrossMarks : describeEditProblem(language, problem);
}

function countOf(replacements: readonly Replacement[]): number {
  return replacements.reduce((sum, { count }) => sum + count, 0);
}
