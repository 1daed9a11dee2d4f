import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type HeldLicence, type LicenceHolder, operatedPlanCalls } from '@wenshu/api-contract';
import { operatedPlanTexts } from '@wenshu/texts/console/plans';
import { licenceTexts } from '@wenshu/texts/people/licences';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { consoleClient } from '../kit/console-client.ts';
import { PagedTable } from '../kit/paged-table.tsx';
import rows from '../kit/rows.module.css';
import { usePaged } from '../kit/use-paged.ts';
import { HolderFeatures } from './holder-features.tsx';
import { HolderFinder, type NamedHolder } from './holder-finder.tsx';
import { LicenceActs } from './licence-acts.tsx';
import { LicenceState } from './licence-state.tsx';

/** What operators licensed beside the plans, or took from them; and the same of one account or enterprise. */
export function Licences() {
  const { licences: t, forever } = useTexts(operatedPlanTexts);
  const { features: names } = useTexts(licenceTexts);
  const client = useQueryClient();
  const [named, setNamed] = useState<NamedHolder>();
  // Every look is kept in the log: asked once, and anew only after something was decided.
  const holder = useQuery<LicenceHolder>({
    queryKey: ['operator-licence-holder', named],
    queryFn: () => consoleClient.call(operatedPlanCalls.holder, named ?? {}),
    enabled: named !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const all = usePaged(['operator-licences'], asked =>
    consoleClient.call(operatedPlanCalls.licences, asked, { quiet: true }),
  );
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: ['operator-licences'] });
    await client.invalidateQueries({ queryKey: ['operator-licence-holder'] });
  };
  return (
    <>
      <HolderFinder isBusy={holder.isFetching} onFind={setNamed} />
      {holder.data && <HolderFeatures holder={holder.data} refresh={refresh} />}
      <section className={rows.section}>
        <h2>{t.list}</h2>
        <PagedTable
          of={all}
          words={t}
          keyOf={({ holderId, feature }) => `${holderId} ${feature}`}
          columns={[
            {
              key: 'holder',
              title: t.columns.holder,
              as: 'name',
              cell: ({ name, reach }) => [name, reach].filter(Boolean).join(' · '),
            },
            { key: 'feature', title: t.columns.feature, cell: ({ feature }) => names[feature].name },
            { key: 'state', title: t.columns.state, cell: ({ state }) => <LicenceState state={state} /> },
            {
              key: 'until',
              title: t.columns.until,
              as: 'number',
              cell: ({ state, validUntil }) =>
                state !== 'withdrawn' && (validUntil === null ? forever : momentText(validUntil)),
            },
            {
              key: 'time',
              title: t.columns.time,
              as: 'number',
              cell: ({ changeTime }) => momentText(changeTime),
            },
            {
              key: 'act',
              title: t.columns.act,
              as: 'bare',
              cell: (row: HeldLicence) => (
                <LicenceActs
                  holder={row}
                  feature={row.feature}
                  seenTime={row.changeTime}
                  isHeld={row.state === 'held'}
                  refresh={refresh}
                />
              ),
            },
          ]}
        />
      </section>
    </>
  );
}
