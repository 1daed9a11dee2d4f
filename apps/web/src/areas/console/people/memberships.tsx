import type { LookedAtPerson } from '@wenshu/api-contract';
import { helpedPeopleTexts } from '@wenshu/texts/console/people';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { ListTable, StatusTag } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { versionTones } from '../../people/orders/order-table.tsx';
import rows from '../kit/rows.module.css';

/** Where somebody is a member, and as what. */
export function Memberships({ enterprises }: Pick<LookedAtPerson, 'enterprises'>) {
  const { enterprises: t } = useTexts(helpedPeopleTexts);
  const { orders: words } = useTexts(teamTexts);
  return (
    <section className={rows.section}>
      <h2>{t.title}</h2>
      {enterprises.length === 0 ? (
        <p className={rows.soft}>{t.empty}</p>
      ) : (
        <ListTable
          label={t.title}
          rows={enterprises}
          keyOf={({ enterpriseId }) => enterpriseId}
          columns={[
            { key: 'name', title: t.columns.name, as: 'name', cell: ({ name }) => name },
            {
              key: 'role',
              title: t.columns.role,
              cell: ({ isAdministrator }) => (isAdministrator ? t.administrator : t.member),
            },
            {
              key: 'status',
              title: t.columns.status,
              cell: ({ status }) => <StatusTag tone={versionTones[status]}>{words.status[status]}</StatusTag>,
            },
            {
              key: 'factor',
              title: t.columns.factor,
              cell: ({ asksSecondFactor }) => (asksSecondFactor ? t.yes : t.no),
            },
            { key: 'joined', title: t.columns.joined, as: 'number', cell: ({ joinTime }) => momentText(joinTime) },
          ]}
        />
      )}
    </section>
  );
}
