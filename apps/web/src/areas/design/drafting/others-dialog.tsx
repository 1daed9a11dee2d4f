import { useQuery } from '@tanstack/react-query';
import { draftingCalls, type PlannedQuestion } from '@wenshu/api-contract';
import { draftingTexts } from '@wenshu/texts/design/drafting/drafting';
import { Button } from 'antd';
import { client } from '../../../app/client.ts';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import classes from './drafting.module.css';
import type { DraftChanges } from './use-draft.ts';

interface OthersDialogProps {
  readonly draftId: string;
  readonly question: PlannedQuestion;
  readonly changes: DraftChanges;
  onClose(): void;
}

/** What else the bank has for a place in the plan, with when to use it and when not. */
export function OthersDialog({ draftId, question, changes, onClose }: OthersDialogProps) {
  const texts = useTexts(draftingTexts);
  const t = texts.others;
  const others = useQuery({
    queryKey: ['draft-others', draftId, question.id],
    queryFn: () => client.call(draftingCalls.others, { draftId, questionId: question.id }, { quiet: true }),
    gcTime: 0,
  });
  const take = async (entry: string) => {
    if (await changes.edit.run({ does: 'replace', questionId: question.id, entry })) onClose();
  };
  const words = { loading: t.loading, loadFailed: t.failed, loadFailedText: '', retry: texts.retry };
  return (
    <ViewDialog title={t.title} onClose={onClose}>
      <Loaded of={others} words={words} empty={{ isSo: list => list.length === 0, shows: <p>{t.none}</p> }}>
        {list => (
          <ul className={classes.others}>
            {list.map(({ entry, title, options, use, not, see }) => (
              <li key={entry}>
                <strong>{title}</strong>
                <p className={classes.options}>{options.join(' / ')}</p>
                <p className={classes.hint}>
                  {t.use}: {use}
                  <br />
                  {t.not}: {not}
                  {see && (
                    <>
                      <br />
                      {t.see}: {see}
                    </>
                  )}
                </p>
                <Button size="small" disabled={changes.edit.isBusy} onClick={() => void take(entry)}>
                  {t.take}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </ViewDialog>
  );
}
