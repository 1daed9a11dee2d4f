import { useQuery } from '@tanstack/react-query';
import { enterpriseCalls } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { licenceTexts } from '@wenshu/texts/people/licences';
import { userTexts } from '@wenshu/texts/people/user';
import { EmptyState } from '@wenshu/ui';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { useFeatures } from '../../../app/licences/use-features.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { OrderTable } from '../orders/order-table.tsx';

/** /user?view=orders: what the person has for their own work, and the orders of their enterprises (P2.93). */
export function OrdersView() {
  const { orders: t, ...words } = useTexts(userTexts);
  const { orders: team } = useTexts(teamTexts);
  const { features } = useTexts(licenceTexts);
  const held = useFeatures({}).data;
  const fetched = useQuery({
    queryKey: ['own-orders'],
    queryFn: () => client.call(enterpriseCalls.ownOrders, {}, { quiet: true }),
  });
  return (
    <Loaded of={fetched} words={words}>
      {({ versionName, items }) => (
        <>
          <p>
            {t.version({ name: versionName })}
            <br />
            {held && t.licensed({ names: held.map(one => features[one].name).join(team.comma) || team.noneLicensed })}
          </p>
          {items.length === 0 ? (
            <EmptyState title={t.empty} text={t.emptyText} />
          ) : (
            <OrderTable
              label={team.list}
              rows={items}
              whereOf={({ enterpriseName }) => enterpriseName ?? team.personal}
            />
          )}
        </>
      )}
    </Loaded>
  );
}
