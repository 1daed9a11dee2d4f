import { type Reward, type RewardState, rewardStates } from '@wenshu/api-contract';
import { rewardTexts } from '@wenshu/texts/collect/rewards';
import { EmptyState, ListTable, PageTitle } from '@wenshu/ui';
import { Select } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { ListPages } from '../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import look from '../../../app/looks/page.module.css';
import { stringifySearch } from '../../../app/routes/search.ts';
import { addressOf, numberText } from '../respondents/person-words.ts';
import { timeText } from '../respondents/sent-words.ts';
import { priceText } from '../samples/price-text.ts';
import classes from '../sending/sending.module.css';
import { RewardStateTag, useTargetText } from './reward-card.tsx';
import { CENTER_SIZE, useOwnRewards } from './use-rewards.ts';

const viewOf = ({ scrollId }: Reward) => `/survey/launch/channel${stringifySearch({ scrollId, view: 'rewards' })}`;

/** /user/rewards, the reward centre: red packets and gift codes of all surveys whose rewards the person manages (S2.51). */
export default function RewardsPage() {
  const t = useTexts(rewardTexts);
  const { center } = t;
  const { columns } = center;
  const targetOf = useTargetText();
  const [page, setPage] = useState(1);
  const [state, setState] = useState<RewardState>();
  const rewards = useOwnRewards(page, state);
  return (
    <div className={look.page}>
      <PageTitle title={center.title} lead={center.lead} />
      <div>
        <Select<RewardState>
          className={classes.filter!}
          aria-label={center.state}
          placeholder={center.all}
          allowClear
          value={state ?? null}
          options={rewardStates.map(value => ({ value, label: t.states[value] }))}
          onChange={value => {
            setState(value ?? undefined);
            setPage(1);
          }}
        />
      </div>
      <Loaded
        of={rewards}
        words={t}
        empty={{ isSo: ({ total }) => total === 0, shows: <EmptyState title={center.empty} text={center.emptyText} /> }}
      >
        {({ items, total }) => (
          <>
            <ListTable
              label={center.title}
              rows={items}
              keyOf={({ rewardId }) => rewardId}
              columns={[
                {
                  key: 'name',
                  title: columns.name,
                  as: 'name',
                  cell: one => (
                    <span>
                      <a href={viewOf(one)}>{one.name}</a>
                      <span className={classes.id}>{one.rewardId}</span>
                    </span>
                  ),
                },
                { key: 'survey', title: columns.survey, as: 'words', cell: one => one.surveyName },
                { key: 'kind', title: columns.kind, cell: one => t.kinds[one.kind] },
                { key: 'state', title: columns.state, cell: one => <RewardStateTag reward={one} /> },
                { key: 'received', title: columns.received, as: 'number', cell: receivedOf },
                {
                  key: 'link',
                  title: columns.link,
                  as: 'words',
                  cell: one =>
                    one.link ? <span className={classes.address}>{addressOf(one.link)}</span> : targetOf(one),
                },
                { key: 'created', title: columns.created, as: 'number', cell: one => timeText(one.createTime) },
              ]}
            />
            <ListPages page={page} size={CENTER_SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function receivedOf({ kind, receivedCount, count, receivedFen }: Reward): string {
  const many = `${numberText(receivedCount)} / ${numberText(count)}`;
  return kind === 'codes' ? many : `${many} · ${priceText(receivedFen)}`;
}
