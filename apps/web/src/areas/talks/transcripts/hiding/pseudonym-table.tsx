import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, transcriptHidingCalls } from '@wenshu/api-contract';
import { transcriptHidingTexts } from '@wenshu/texts/talks/transcript-hiding';
import { type ListColumn, ListTable } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { ListPages } from '../../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../../app/loaded.tsx';
import { askBox } from '../../../../app/notices/notices.ts';
import classes from './hiding.module.css';

type Pseudonym = CallData<typeof transcriptHidingCalls.pseudonyms>['items'][number];

const PAGE_SIZE = 50;
const tableKey = (scrollId: string) => ['transcript-pseudonyms', scrollId];

export function useRefreshPseudonyms(scrollId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: tableKey(scrollId) });
}

interface PseudonymTableProps {
  readonly scrollId: string;
  readonly isOwner: boolean;
  onPutBack(): Promise<unknown>;
}

/** Who or what stands behind what is shown. The server tells it to the project's owner alone. */
export function PseudonymTable({ scrollId, isOwner, onPutBack }: PseudonymTableProps) {
  const t = useTexts(transcriptHidingTexts);
  return (
    <div>
      <h2 className={classes.heading}>{t.table}</h2>
      {isOwner ? <Known scrollId={scrollId} onPutBack={onPutBack} /> : <p className={classes.soft}>{t.notOwner}</p>}
    </div>
  );
}

function Known({ scrollId, onPutBack }: Omit<PseudonymTableProps, 'isOwner'>) {
  const t = useTexts(transcriptHidingTexts);
  const known = useQuery({
    queryKey: tableKey(scrollId),
    queryFn: ({ signal }) => client.call(transcriptHidingCalls.pseudonyms, { scrollId }, { quiet: true, signal }),
  });
  const refresh = useRefreshPseudonyms(scrollId);
  const [page, setPage] = useState(1);
  const { run: putBack } = useAction(
    ({ pseudonymId }: Pseudonym) => client.call(transcriptHidingCalls.putBack, { scrollId, pseudonymId }),
    { done: ({ places }) => t.putBackDone({ places }), refresh: () => Promise.all([refresh(), onPutBack()]) },
  );
  const askToPutBack = async (one: Pseudonym) => {
    const { shown, words } = one;
    const word = words[0] ?? '';
    const text = [t.putBackText({ shown, word }), ...(words.length > 1 ? [t.putBackMany({ word })] : [])].join(' ');
    if (await askBox({ title: t.putBackTitle({ shown }), text, confirm: t.putBack })) await putBack(one);
  };
  const columns: readonly ListColumn<Pseudonym>[] = [
    { key: 'shown', title: t.columns.shown, as: 'name', cell: ({ shown }) => shown },
    { key: 'words', title: t.columns.words, as: 'words', cell: ({ words }) => words.join(' · ') },
    { key: 'kind', title: t.columns.kind, cell: ({ kind }) => t.kinds[kind] },
    { key: 'by', title: t.by, cell: ({ nickName }) => nickName },
    { key: 'time', title: t.time, cell: ({ time }) => momentText(time) },
    {
      key: 'menu',
      title: t.actions,
      as: 'menu',
      cell: one => (
        <Button size="small" aria-label={t.putBackOf({ shown: one.shown })} onClick={() => void askToPutBack(one)}>
          {t.putBack}
        </Button>
      ),
    },
  ];
  return (
    <>
      <p className={classes.soft}>{t.tableLead}</p>
      <Loaded of={known} words={t}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={classes.soft}>{t.tableEmpty}</p>
          ) : (
            <>
              <ListTable
                label={t.table}
                columns={columns}
                rows={items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
                keyOf={({ pseudonymId }) => pseudonymId}
              />
              <ListPages page={page} size={PAGE_SIZE} total={items.length} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
