import { CloseOutlined, DownOutlined, SwapOutlined, UpOutlined } from '@ant-design/icons';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { Button, Input, type InputRef } from 'antd';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { goToQuestion } from '../../document/state/go-to-question.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { useLock } from '../../document/state/use-lock.ts';
import { closeTool, leaveTool } from '../state/tools-store.ts';
import { findInSurvey, type Match } from './find-in-survey.ts';
import { highlight } from './highlight.ts';
import { ReplacePart } from './replace-part.tsx';
import classes from './search.module.css';

const LISTED = 100;
const AROUND = 18;

/** Finding in the survey: as in a browser's own search, but over everything, also what is not drawn at the moment. */
export function SearchBox() {
  const { search: t, close: closing } = useTexts(editorToolsTexts);
  const editor = useEditor();
  const document = useEditorState(state => state.document);
  const field = useRef<InputRef>(null);
  const [wanted, setWanted] = useState('');
  const [current, setCurrent] = useState(0);
  const [isReplacing, setIsReplacing] = useState(false);
  const lock = useLock();
  const [hasGone, setHasGone] = useState(false);
  const deferred = useDeferredValue(wanted);
  const matches = useMemo(() => findInSurvey(document, deferred, language), [document, deferred]);
  useEffect(() => highlight(deferred.trim()), [deferred]);
  useEffect(() => field.current?.focus(), []);

  const show = (index: number) => {
    if (matches.length === 0) return;
    const at = (index + matches.length) % matches.length;
    setCurrent(at);
    setHasGone(true);
    const { questionId } = matches[at]!;
    if (questionId === undefined) return window.scrollTo({ top: 0 });
    editor.select(questionId);
    requestAnimationFrame(() => {
      const card = window.document.querySelector(`[data-question="${questionId}"]`);
      card?.scrollIntoView({ block: 'center' });
      highlight(deferred.trim());
    });
  };
  const close = () => {
    const questionId = hasGone ? matches[current]?.questionId : undefined;
    if (questionId === undefined) return closeTool();
    leaveTool();
    goToQuestion(editor, questionId);
  };
  return (
    <search className={classes.box} aria-label={t.title}>
      <div className={classes.line}>
        <Input
          ref={field}
          aria-label={t.field}
          placeholder={t.field}
          value={wanted}
          onChange={event => {
            setWanted(event.target.value);
            setCurrent(0);
            setHasGone(false);
          }}
          onKeyDown={event => {
            if (event.key === 'Escape') close();
            // The first Enter goes to the first place, the next ones further on.
            if (event.key === 'Enter') show(event.shiftKey ? current - 1 : hasGone ? current + 1 : current);
          }}
        />
        <span className={classes.count} role="status">
          {deferred.trim() !== '' &&
            (matches.length === 0 ? t.none : t.count({ at: current + 1, count: matches.length }))}
        </span>
        <Button
          type="text"
          icon={<UpOutlined aria-hidden />}
          aria-label={t.previous}
          disabled={matches.length === 0}
          onClick={() => show(current - 1)}
        />
        <Button
          type="text"
          icon={<DownOutlined aria-hidden />}
          aria-label={t.next}
          disabled={matches.length === 0}
          onClick={() => show(current + 1)}
        />
        {lock === undefined && (
          <Button
            type="text"
            icon={<SwapOutlined aria-hidden />}
            aria-label={t.replace.open}
            aria-expanded={isReplacing}
            data-tip={t.replace.open}
            onClick={() => setIsReplacing(!isReplacing)}
          />
        )}
        <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={closing} onClick={close} />
      </div>
      {isReplacing && lock === undefined && <ReplacePart wanted={deferred} current={matches[current]} />}
      {matches.length > 0 && (
        <ol className={classes.matches}>
          {matches.slice(0, LISTED).map((match, index) => (
            <li key={match.key}>
              <button
                type="button"
                className={classes.match}
                aria-current={index === current}
                onClick={() => show(index)}
              >
                <span className={classes.where}>
                  {match.seqName} {t.where[match.where]}
                </span>
                <Excerpt match={match} length={deferred.trim().length} />
              </button>
            </li>
          ))}
          {matches.length > LISTED && <li className={classes.more}>{t.more({ count: matches.length - LISTED })}</li>}
        </ol>
      )}
    </search>
  );
}

function Excerpt({ match: { text, at }, length }: { match: Match; length: number }) {
  const from = Math.max(0, at - AROUND);
  return (
    <span className={classes.excerpt}>
      {from > 0 && '…'}
      {text.slice(from, at)}
      <mark>{text.slice(at, at + length)}</mark>
      {text.slice(at + length, at + length + 60)}
    </span>
  );
}
