import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, wordingCalls } from '@wenshu/api-contract';
import { LONGEST_SEQ_NAME } from '@wenshu/survey-core';
import { wordingTexts } from '@wenshu/texts/design/wording';
import { Input } from 'antd';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { HelpedNote } from '../../../../app/helper/helped-note.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { runInWords } from '../../document/state/use-run.ts';
import { closeTool } from '../state/tools-store.ts';
import { chosenNames } from './chosen-names.ts';
import classes from './wording.module.css';

type Names = CallData<typeof wordingCalls.names>;

/** Speaking names for the questions that have their number alone. Nothing changes before they are taken, and then by one edit that can be undone. */
export default function NamesDialog() {
  const { names: t, ...words } = useTexts(wordingTexts);
  const editor = useEditor();
  const { scrollId } = editor;
  const questions = useEditorState(state => state.document.questions);
  const areNumbersKept = useEditorState(state => state.areNumbersKept);
  const queries = useQueryClient();
  const queryKey = ['names', scrollId];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }): Promise<Names> => client.call(wordingCalls.names, { scrollId }, { quiet: true, signal }),
    // Asked by a person, not by a page that is looked at again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const proposals = data?.proposals.filter(({ questionId }) => Object.hasOwn(questions, questionId)) ?? [];
  const names = chosenNames(questions, proposals, written);
  const take = () => {
    if (!runInWords(editor, 'modifySeqNames', { names: [...names] })) return;
    editor.announce(t.taken({ count: names.length }));
    closeTool();
  };
  const again = () => queries.resetQueries({ queryKey });
  const kept = data ? data.asked - data.proposals.length - data.dropped : 0;
  return (
    <FormDialog
      title={t.open}
      submit={t.submit({ count: names.length })}
      isReady={names.length > 0}
      isDirty={Object.keys(written).length > 0}
      width={640}
      onSubmit={take}
      onClose={closeTool}
    >
      <p>{t.lead}</p>
      {areNumbersKept && <p>{t.published}</p>}
      {!data && <p role="status">{isError ? words.failed : words.asking}</p>}
      {data && proposals.length === 0 && <p role="status">{t.none}</p>}
      {proposals.length > 0 && (
        <ul className={classes.names}>
          {proposals.map(({ questionId, name }) => {
            const { seqName, title } = questions[questionId]!;
            return (
              <li key={questionId}>
                <span className={classes.named}>
                  <b>{seqName}</b> {title.text}
                </span>
                <Input
                  aria-label={t.nameOf({ name: seqName })}
                  maxLength={LONGEST_SEQ_NAME}
                  value={written[questionId] ?? name}
                  onChange={event => setWritten(before => ({ ...before, [questionId]: event.target.value }))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {proposals.length > 0 && kept > 0 && <p className={classes.none}>{t.kept({ count: kept })}</p>}
      {data && data.dropped > 0 && <p className={classes.none}>{t.dropped({ count: data.dropped })}</p>}
      {data && <HelpedNote helped={data.helped} scrollId={scrollId} onAgain={again} />}
    </FormDialog>
  );
}
