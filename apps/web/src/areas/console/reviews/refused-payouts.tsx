import { useQuery } from '@tanstack/react-query';
import { reviewCalls } from '@wenshu/api-contract';
import { reviewTexts } from '@wenshu/texts/console/reviews';
import { ListTable } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { priceText } from '../../collect/samples/price-text.ts';
import { consoleClient } from '../kit/console-client.ts';

const SIZE = 20;

/** Money that somebody won and WeChat does not take: nothing is shown while there is none. */
export function RefusedPayouts() {
  const { refused: t } = useTexts(reviewTexts).packets;
  const { data } = useQuery({
    queryKey: ['operator-refused-payouts'],
    queryFn: () => consoleClient.call(reviewCalls.refusedPayouts, { page: 1, size: SIZE }, { quiet: true }),
  });
  if (!data || data.total === 0) return null;
  return (
    <section aria-label={t.list}>
      <h2>{t.list}</h2>
      <p>{t.text}</p>
      <ListTable
        label={t.list}
        rows={data.items}
        keyOf={({ billNo }) => billNo}
        columns={[
          { key: 'name', title: t.columns.name, as: 'name', cell: ({ rewardName }) => rewardName },
          { key: 'amount', title: t.columns.amount, as: 'number', cell: ({ amountFen }) => priceText(amountFen) },
          { key: 'refusal', title: t.columns.refusal, as: 'words', cell: ({ refusal }) => refusal },
          { key: 'tries', title: t.columns.tries, as: 'number', cell: ({ tries }) => tries },
          { key: 'since', title: t.columns.since, as: 'number', cell: ({ sinceTime }) => momentText(sinceTime) },
        ]}
      />
    </section>
  );
}
