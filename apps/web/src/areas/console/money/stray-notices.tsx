import { useQuery } from '@tanstack/react-query';
import { operatedMoneyCalls, type StrayNotice } from '@wenshu/api-contract';
import { operatedMoneyTexts } from '@wenshu/texts/console/money';
import { yuan } from '@wenshu/texts/people/wallet';
import { type ListColumn, ListTable } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { consoleClient } from '../kit/console-client.ts';
import rows from '../kit/rows.module.css';

/** Notices about nothing that is here: rare, and then somebody has to look. Without any there is nothing to see. */
export function StrayNotices() {
  const { stray: t } = useTexts(operatedMoneyTexts);
  const { data } = useQuery({
    queryKey: ['operator-money', 'stray'],
    queryFn: () => consoleClient.call(operatedMoneyCalls.strayNotices),
  });
  if (!data || data.length === 0) return null;
  const columns: readonly ListColumn<StrayNotice>[] = [
    { key: 'number', title: t.columns.number, as: 'name', cell: ({ number }) => number },
    { key: 'about', title: t.columns.about, cell: ({ about }) => t.about[about] },
    { key: 'told', title: t.columns.told, cell: ({ told }) => told },
    { key: 'fen', title: t.columns.fen, as: 'number', cell: ({ fen }) => (fen === null ? '' : yuan(fen)) },
    { key: 'transaction', title: t.columns.transaction, as: 'words', cell: ({ transaction }) => transaction ?? '' },
    { key: 'time', title: t.columns.time, as: 'number', cell: ({ lastTime }) => momentText(lastTime) },
  ];
  return (
    <section className={rows.section} aria-label={t.title}>
      <h2>{t.title}</h2>
      <p className={rows.soft}>{t.text}</p>
      <ListTable
        label={t.title}
        rows={data}
        keyOf={({ about, number, told }) => `${about} ${number} ${told}`}
        columns={columns}
      />
    </section>
  );
}
