import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type OperatedPackage, operatedMoneyCalls } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { operatedMoneyTexts } from '@wenshu/texts/console/money';
import { amountText, yuan } from '@wenshu/texts/people/wallet';
import { type ListColumn, ListTable } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { consoleClient } from '../kit/console-client.ts';
import rows from '../kit/rows.module.css';
import { useMayOperate } from '../kit/seat.ts';
import { PackageDialog } from './package-dialog.tsx';

/** The price list of topping up; what was taken off it stands there too. */
export function Packages() {
  const { packages: t } = useTexts(operatedMoneyTexts);
  const frame = useTexts(consoleTexts);
  const may = useMayOperate();
  const client = useQueryClient();
  const [open, setOpen] = useState<{ readonly changed?: OperatedPackage }>();
  const packages = useQuery({
    queryKey: ['operator-money', 'packages'],
    queryFn: () => consoleClient.call(operatedMoneyCalls.packages),
  });
  const columns: readonly ListColumn<OperatedPackage>[] = [
    { key: 'name', title: t.columns.name, as: 'name', cell: one => `${one[language]} · ${one.packageId}` },
    {
      key: 'amount',
      title: t.columns.amount,
      as: 'number',
      cell: ({ unit, amount }) => amountText[language]({ unit, amount }),
    },
    { key: 'price', title: t.columns.price, as: 'number', cell: ({ priceFen }) => yuan(priceFen) },
    { key: 'offered', title: t.columns.offered, cell: ({ isOffered }) => (isOffered ? t.yes : t.no) },
    { key: 'sold', title: t.columns.sold, as: 'number', cell: ({ sold }) => sold },
  ];
  const act: ListColumn<OperatedPackage> = {
    key: 'act',
    title: t.columns.act,
    as: 'bare',
    cell: changed => (
      <Button type="link" aria-label={t.changeOf({ name: changed[language] })} onClick={() => setOpen({ changed })}>
        {t.change}
      </Button>
    ),
  };
  return (
    <>
      {may('money.change') && (
        <div className={rows.acts}>
          <Button type="primary" onClick={() => setOpen({})}>
            {t.add}
          </Button>
        </div>
      )}
      <Loaded of={packages} words={frame}>
        {all => (
          <ListTable
            label={t.list}
            rows={all}
            keyOf={({ packageId }) => packageId}
            columns={may('money.change') ? [...columns, act] : columns}
          />
        )}
      </Loaded>
      {open && (
        <PackageDialog
          {...open}
          refresh={() => client.invalidateQueries({ queryKey: ['operator-money'] })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
