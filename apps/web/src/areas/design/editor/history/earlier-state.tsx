import { ArrowLeftOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { type HistoryStep, historyCalls } from '@wenshu/api-contract';
import type { Questionnaire } from '@wenshu/survey-core';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { describeRule } from '@wenshu/texts/design/logic/describe-rule';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { language, useTexts } from '../../../../app/language/language.ts';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import { compareStates } from '../../document/compare/compare-states.ts';
import { ComparedSurvey } from '../../document/compare/compared-survey.tsx';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { closeTool } from '../state/tools-store.ts';
import classes from './history.module.css';

interface EarlierStateProps {
  readonly step: HistoryStep;
  readonly time: string;
  /** Nobody restores what is there already. */
  mayRestore(version: number): boolean;
  onBack(): void;
}

/** The questionnaire as it was, to read; and the way back to it. */
export function EarlierState({ step, time, mayRestore, onBack }: EarlierStateProps) {
  const t = useTexts(editorToolsTexts).history;
  const editor = useEditor();
  // A piece of work may be hours long: its edits can be walked one by one.
  const [version, setVersion] = useState(step.version);
  const earlier = useQuery({
    queryKey: ['earlier', editor.scrollId, version],
    queryFn: () => client.call(historyCalls.earlier, { scrollId: editor.scrollId, version }, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    // What was looked at last stays in sight until the next is there.
    placeholderData: before => before,
  });
  const then = earlier.data?.document;
  const now = useEditorState(state => state.document);
  // Somebody may be editing meanwhile: what would change is always said as of now.
  const comparison = useMemo(
    () => then && compareStates(then, now, (rule, document) => describeRule(rule, document, language)),
    [then, now],
  );
  const restore = async (document: Questionnaire) => {
    const isSure = await askBox({
      title: t.restoreTitle,
      text: t.restoreText,
      confirm: t.restoreConfirm,
      decline: t.cancel,
    });
    if (!isSure) return;
    const before = editor.store.getState().undoable.length;
    editor.restore(version, document);
    closeTool();
    await editor.settled();
    // What the server did not take can no longer be undone: somebody had changed the same meanwhile.
    if (editor.store.getState().undoable.length > before) notify.success(t.restored);
    else notify.error(t.notRestored);
  };
  return (
    <>
      <div className={classes.lookBar}>
        <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} onClick={onBack}>
          {t.back}
        </Button>
        <span className={classes.lookTime}>{t.lookAt({ time })}</span>
        {mayRestore(version) && earlier.data && (
          <Button type="primary" onClick={() => void restore(earlier.data.document)}>
            {t.restore}
          </Button>
        )}
      </div>
      {step.version > step.firstVersion && (
        <div className={classes.walk}>
          <Button size="small" disabled={version <= step.firstVersion} onClick={() => setVersion(version - 1)}>
            {t.previousEdit}
          </Button>
          <span role="status">
            {t.editOf({ n: version - step.firstVersion + 1, count: step.version - step.firstVersion + 1 })}
          </span>
          <Button size="small" disabled={version >= step.version} onClick={() => setVersion(version + 1)}>
            {t.nextEdit}
          </Button>
        </div>
      )}
      {earlier.isPending && <p className={classes.hint}>{t.loading}</p>}
      {earlier.isError && (
        <p className={classes.hint} role="alert">
          {t.failed} <Button onClick={() => void earlier.refetch()}>{t.retry}</Button>
        </p>
      )}
      {comparison && <ComparedSurvey comparison={comparison} />}
    </>
  );
}
