import { useQuery } from '@tanstack/react-query';
import { type OperatedBooks, operatedMoneyCalls } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { operatedMoneyTexts } from '@wenshu/texts/console/money';
import { amountText } from '@wenshu/texts/people/wallet';
import { ListTable, StatusTag } from '@wenshu/ui';
import { language, useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { Facts } from '../kit/facts.tsx';
import rows from '../kit/rows.module.css';

/** The ledger, added up anew. */
export function Books() {
  const { books: t } = useTexts(operatedMoneyTexts);
  const frame = useTexts(consoleTexts);
  const books = useQuery({
    queryKey: ['operator-money', 'books'],
    queryFn: () => consoleClient.call(operatedMoneyCalls.books),
  });
  return (
    <>
      <p className={rows.soft}>{t.lead}</p>
      <Loaded of={books} words={frame}>
        {all => all.map(book => <Book key={book.unit} book={book} />)}
      </Loaded>
    </>
  );
}

function Book({ book }: { readonly book: OperatedBooks }) {
  const { books: t, units } = useTexts(operatedMoneyTexts);
  const { unit, sum, wrongMovements, wrongAccounts, persons, enterprises, packets, houses } = book;
  const isRight = sum === 0 && wrongMovements === 0 && wrongAccounts === 0;
  const shown = (amount: number) => amountText[language]({ unit, amount });
  const names: Readonly<Record<string, string>> = t.names;
  return (
    <section className={rows.section} aria-label={units[unit]}>
      <h2>
        {units[unit]} <StatusTag tone={isRight ? 'good' : 'bad'}>{isRight ? t.right : t.wrong}</StatusTag>
      </h2>
      <Facts
        label={units[unit]}
        facts={[
          [t.sum, shown(sum)],
          [t.wrongMovements, wrongMovements],
          [t.wrongAccounts, wrongAccounts],
          [t.persons, shown(persons)],
          [t.enterprises, shown(enterprises)],
          [t.packets, shown(packets)],
        ]}
      />
      {houses.length > 0 && (
        <ListTable
          label={`${units[unit]} · ${t.houses}`}
          rows={houses}
          keyOf={({ house }) => house}
          columns={[
            { key: 'house', title: t.house, as: 'name', cell: ({ house }) => names[house] ?? house },
            { key: 'sum', title: t.total, as: 'number', cell: one => shown(one.sum) },
          ]}
        />
      )}
    </section>
  );
}
