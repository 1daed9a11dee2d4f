import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type BinnedQuestionnaire, scrollListCalls } from '@wenshu/api-contract';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { EmptyState } from '@wenshu/ui';
import { Button, Pagination } from 'antd';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import { formatTime } from './format-time.ts';
import classes from './questionnaires.module.css';
import { LIST_KEY } from './use-questionnaires.ts';

const PAGE_SIZE = 20;

/** What the person has deleted: to be restored, or removed for ever. */
export function RecycleBin() {
  const t = useTexts(questionnaireTexts);
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const bin = useQuery({
    queryKey: [LIST_KEY, 'bin', page],
    queryFn: () => client.call(scrollListCalls.bin, { page, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  const act = async (call: 'restore' | 'deleteForEver', { scrollId }: BinnedQuestionnaire, done: string) => {
    try {
      await client.call(scrollListCalls[call], { scrollId });
      notify.success(done);
    } catch {
      // The client has told the person; the list shows how things stand.
    }
    if (bin.data?.rows.length === 1 && page > 1) setPage(page - 1);
    await queries.invalidateQueries({ queryKey: [LIST_KEY] });
  };
  const deleteForEver = async (questionnaire: BinnedQuestionnaire) => {
    const isSure = await askBox({
      title: t.foreverTitle({ name: questionnaire.name }),
      text: t.foreverText({ count: questionnaire.collected }),
      detail: t.foreverDetail,
      confirm: t.deleteForEver,
      decline: t.cancel,
    });
    if (isSure) await act('deleteForEver', questionnaire, t.deletedForEver);
  };
  return (
    <Loaded
      of={bin}
      words={t}
      empty={{ isSo: ({ total }) => total === 0, shows: <EmptyState title={t.binEmpty} text={t.binEmptyText} /> }}
    >
      {({ total, rows }) => (
        <>
          <p className={classes.hint}>{t.binHint}</p>
          <ul className={classes.bin}>
            {rows.map(questionnaire => (
              <li key={questionnaire.scrollId} className={classes.binned}>
                <div className={classes.binnedText}>
                  <h2 className={classes.binnedName}>{questionnaire.name}</h2>
                  <p className={classes.facts}>
                    {t.collected({ count: questionnaire.collected })} ·{' '}
                    {t.deletedAt({ time: formatTime(questionnaire.deleteTime) })} · ID {questionnaire.scrollId}
                  </p>
                </div>
                <Button
                  aria-label={`${t.restore} ${questionnaire.name}`}
                  onClick={() => void act('restore', questionnaire, t.restored)}
                >
                  {t.restore}
                </Button>
                <Button
                  danger
                  aria-label={`${t.deleteForEver} ${questionnaire.name}`}
                  onClick={() => void deleteForEver(questionnaire)}
                >
                  {t.deleteForEver}
                </Button>
              </li>
            ))}
          </ul>
          {total > PAGE_SIZE && (
            <Pagination
              className={classes.pages}
              current={page}
              pageSize={PAGE_SIZE}
              total={total}
              showSizeChanger={false}
              onChange={setPage}
            />
          )}
        </>
      )}
    </Loaded>
  );
}
