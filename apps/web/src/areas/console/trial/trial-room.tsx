import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CallData, trialApplicationCalls } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { trialApplicationTexts } from '@wenshu/texts/console/trial';
import { ActionButton, EmptyState, type ListColumn, ListTable, Tabs } from '@wenshu/ui';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { downloadFile } from '../../../app/download-file.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { PagedList } from '../../../app/lists/paged-list.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { Room } from '../kit/room.tsx';
import rows from '../kit/rows.module.css';
import { PAGE_SIZE } from '../kit/use-paged.ts';

const forms = ['zh', 'en'] as const;
type Form = (typeof forms)[number];
/** One application; two may have come at one moment, so its place tells it apart. */
type Line = CallData<typeof trialApplicationCalls.list>['items'][number] & { readonly at: number };

/** /operator/trial: what visitors wrote in the site's trial form, for whoever answers them. */
export default function TrialRoom() {
  const t = useTexts(trialApplicationTexts);
  const [form, setForm] = useState<Form>('zh');
  const choose = (chosen: Form) => setForm(chosen);
  return (
    <Room name="trial" lead={t.lead}>
      <Tabs label={t.forms} tabs={forms.map(key => ({ key, label: t.form[key] }))} selected={form} onSelect={choose}>
        <div className={rows.panel}>
          <Applications key={form} form={form} />
        </div>
      </Tabs>
    </Room>
  );
}

function Applications({ form: language }: { readonly form: Form }) {
  const t = useTexts(trialApplicationTexts);
  const frame = useTexts(consoleTexts);
  const [page, setPage] = useState(1);
  const applications = useQuery({
    queryKey: ['operator-trial', language, page],
    queryFn: () => consoleClient.call(trialApplicationCalls.list, { language, page, size: PAGE_SIZE }, { quiet: true }),
    placeholderData: keepPreviousData,
    // Every look is kept in the log: the browser does not look by itself.
    refetchOnReconnect: false,
  });
  const file = useAction(async () =>
    downloadFile(await consoleClient.call(trialApplicationCalls.export, { language })),
  );
  return (
    <PagedList
      of={applications}
      words={frame}
      empty={<EmptyState title={t.empty} text={t.emptyText} />}
      page={page}
      size={PAGE_SIZE}
      className={rows.pages}
      onPage={setPage}
    >
      {({ titles, items, total }) => (
        <>
          <div className={rows.bar}>
            <p className={rows.soft}>{t.count({ count: total })}</p>
            <ActionButton kind="quiet" disabled={file.isBusy} onClick={() => void file.run()}>
              {t.export}
            </ActionButton>
          </div>
          <ListTable
            label={t.list}
            rows={items.map((item, at) => ({ ...item, at }))}
            keyOf={({ at }) => String(at)}
            columns={[
              ...titles.map<ListColumn<Line>>((title, place) => ({
                key: String(place),
                title,
                as: place === 0 ? 'name' : 'words',
                cell: ({ values }) => values[place] ?? '',
              })),
              { key: 'time', title: t.time, as: 'number', cell: ({ time }) => momentText(time) },
            ]}
          />
        </>
      )}
    </PagedList>
  );
}
