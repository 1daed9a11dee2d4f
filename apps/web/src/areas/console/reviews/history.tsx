import { type ReviewDecision, type ReviewKind, reviewCalls, reviewKinds } from '@wenshu/api-contract';
import { rewardTexts } from '@wenshu/texts/collect/rewards';
import { sampleTexts } from '@wenshu/texts/collect/samples';
import { operatorLogTexts } from '@wenshu/texts/console/operator-log';
import { reviewTexts } from '@wenshu/texts/console/reviews';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { FilterSelect } from '../../../app/lists/filter-select.tsx';
import { priceText } from '../../collect/samples/price-text.ts';
import { consoleClient } from '../kit/console-client.ts';
import { PagedTable } from '../kit/paged-table.tsx';
import rows from '../kit/rows.module.css';
import { usePaged } from '../kit/use-paged.ts';

/** What was decided, by whom and why. */
export function History() {
  const { history: t } = useTexts(reviewTexts);
  const log = useTexts(operatorLogTexts);
  const nowOf = useStateText();
  const [kind, setKind] = useState<ReviewKind>();
  const decisions = usePaged(['operator-decisions', kind], asked =>
    consoleClient.call(reviewCalls.history, { ...(kind && { kind }), ...asked }, { quiet: true }),
  );
  const actionOf = ({ action, priceFen }: ReviewDecision) =>
    [log.actions[action], ...(priceFen === null ? [] : [t.price({ price: priceText(priceFen) })])].join(' · ');
  return (
    <>
      <div className={rows.bar}>
        <FilterSelect
          className={rows.filter}
          label={t.kind}
          value={kind}
          onChange={chosen => {
            setKind(chosen);
            decisions.setPage(1);
          }}
          options={reviewKinds.map(value => ({ value, label: t.kinds[value] }))}
        />
      </div>
      <PagedTable
        of={decisions}
        words={t}
        keyOf={({ lineId }) => String(lineId)}
        columns={[
          { key: 'action', title: t.columns.action, as: 'name', cell: actionOf },
          { key: 'about', title: t.columns.about, as: 'words', cell: ({ about }) => about ?? t.gone },
          { key: 'now', title: t.columns.now, cell: nowOf },
          { key: 'why', title: t.columns.why, as: 'words', cell: ({ why }) => why },
          {
            key: 'by',
            title: t.columns.by,
            as: 'words',
            cell: ({ by }) => (by.kind === 'person' ? by.name : log.by[by.kind]),
          },
          { key: 'time', title: t.columns.time, as: 'number', cell: ({ time }) => momentText(time) },
        ]}
      />
    </>
  );
}

/** How what was decided about stands now, in the words of its own screens. */
function useStateText(): (decision: ReviewDecision) => string | null {
  const { history: t } = useTexts(reviewTexts);
  const { states } = useTexts(sampleTexts);
  const rewards = useTexts(rewardTexts);
  const words: Readonly<Record<string, string>> = { ...rewards.states, ...states, ...t.mailStates };
  return ({ state }) => (state === null ? null : (words[state] ?? state));
}
