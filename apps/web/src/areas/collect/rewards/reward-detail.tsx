import { type CallData, type Reward, rewardCalls } from '@wenshu/api-contract';
import { rewardTexts } from '@wenshu/texts/collect/rewards';
import { EmptyState, ListTable, Tabs } from '@wenshu/ui';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { useJobStarted } from '../../people/jobs/use-job-started.ts';
import { priceText } from '../samples/price-text.ts';
import classes from '../sending/sending.module.css';
import { ClaimList } from './claim-list.tsx';
import { RewardFigures, RewardStateTag } from './reward-card.tsx';
import { useClaimSums } from './use-rewards.ts';

type ClaimSum = CallData<typeof rewardCalls.sumClaims>[number];
const tabs = ['claims', 'sums'] as const;

/** Everything about one: how it stands, who drew what, and how much went out by day and channel. */
export function RewardDetail({ reward, onClose }: { readonly reward: Reward; onClose(): void }) {
  const { detail: t, kinds } = useTexts(rewardTexts);
  const [tab, setTab] = useState<(typeof tabs)[number]>('claims');
  const started = useJobStarted();
  const { scrollId, rewardId, name, kind } = reward;
  const { isBusy, run } = useAction(() => client.call(rewardCalls.exportClaims, { scrollId, rewardId }), {
    onDone: started,
  });
  return (
    <Drawer open size={880} title={name} onClose={onClose}>
      <div className={classes.form}>
        <div className={classes.head}>
          <RewardStateTag reward={reward} />
          <span className={classes.soft}>{kinds[kind]}</span>
          <Button loading={isBusy} onClick={() => void run()}>
            {t.export}
          </Button>
        </div>
        <RewardFigures reward={reward} />
        <Tabs label={name} tabs={tabs.map(key => ({ key, label: t[key] }))} selected={tab} onSelect={setTab}>
          {tab === 'claims' ? <ClaimList reward={reward} /> : <Sums reward={reward} />}
        </Tabs>
      </div>
    </Drawer>
  );
}

function Sums({ reward: { scrollId, rewardId, kind } }: { readonly reward: Reward }) {
  const t = useTexts(rewardTexts);
  const { detail } = t;
  const { day, channel, count, amount } = detail.sumColumns;
  const sums = useClaimSums(scrollId, rewardId);
  return (
    <Loaded
      of={sums}
      words={t}
      empty={{
        isSo: list => list.length === 0,
        shows: <EmptyState title={detail.emptySums} text={detail.emptySumsText} />,
      }}
    >
      {rows => (
        <ListTable
          label={detail.sums}
          rows={rows}
          keyOf={row => `${row.day} ${row.channel}`}
          columns={[
            { key: 'day', title: day, as: 'name', cell: row => row.day },
            { key: 'channel', title: channel, as: 'words', cell: row => row.channel || detail.noChannel },
            { key: 'count', title: count, as: 'number', cell: row => row.count },
            ...(kind === 'codes'
              ? []
              : [{ key: 'amount', title: amount, as: 'number' as const, cell: (row: ClaimSum) => priceText(row.fen) }]),
          ]}
        />
      )}
    </Loaded>
  );
}
