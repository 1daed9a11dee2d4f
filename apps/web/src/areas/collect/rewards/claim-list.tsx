import { type ClaimState, claimStates, type Reward, type RewardClaim, rewardCalls } from '@wenshu/api-contract';
import { rewardTexts } from '@wenshu/texts/collect/rewards';
import { EmptyState, ListTable, StatusTag, type StatusTone } from '@wenshu/ui';
import { Button, Checkbox, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { ListPages } from '../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { askBox, notify } from '../../../app/notices/notices.ts';
import { timeText } from '../respondents/sent-words.ts';
import { priceText } from '../samples/price-text.ts';
import classes from '../sending/sending.module.css';
import { CLAIMS_SIZE, useClaims, useRefreshRewards } from './use-rewards.ts';

const tones: Readonly<Record<ClaimState, StatusTone>> = {
  missed: 'calm',
  held: 'waiting',
  due: 'waiting',
  paying: 'waiting',
  paid: 'good',
  returned: 'calm',
  refused: 'bad',
};

/** Who drew what; those that are held are released or refused here, with what speaks against them beside. */
export function ClaimList({ reward }: { readonly reward: Reward }) {
  const t = useTexts(rewardTexts);
  const { detail, claimStates: states } = t;
  const [page, setPage] = useState(1);
  const [state, setState] = useState<ClaimState>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const claims = useClaims(reward, { page, state });
  const held = (claims.data?.items ?? []).filter(one => one.state === 'held').map(({ claimId }) => claimId);
  // What was decided meanwhile is not decided again.
  const selected = chosen.filter(id => held.includes(id));
  const toggle = (id: string) =>
    setChosen(selected.includes(id) ? selected.filter(one => one !== id) : [...selected, id]);
  return (
    <>
      <div className={classes.buttons}>
        <Select<ClaimState>
          className={classes.filter!}
          aria-label={detail.filter}
          placeholder={detail.filter}
          allowClear
          value={state ?? null}
          options={claimStates.map(value => ({ value, label: states[value] }))}
          onChange={value => {
            setState(value ?? undefined);
            setPage(1);
          }}
        />
        {held.length > 0 && <Decide reward={reward} claimIds={selected} onDone={() => setChosen([])} />}
      </div>
      <Loaded
        of={claims}
        words={t}
        empty={{
          isSo: ({ total }) => total === 0,
          shows: <EmptyState title={detail.emptyClaims} text={detail.emptyClaimsText} />,
        }}
      >
        {({ items, total }) => (
          <>
            <ListTable
              label={detail.claims}
              rows={items}
              keyOf={({ claimId }) => claimId}
              columns={[
                {
                  key: 'time',
                  title: detail.columns.time,
                  as: 'name',
                  cell: one => {
                    const time = timeText(one.drawTime);
                    if (one.state !== 'held') return time;
                    return (
                      <Checkbox
                        aria-label={detail.select({ time })}
                        checked={selected.includes(one.claimId)}
                        onChange={() => toggle(one.claimId)}
                      >
                        {time}
                      </Checkbox>
                    );
                  },
                },
                {
                  key: 'state',
                  title: detail.columns.state,
                  cell: one => <StatusTag tone={tones[one.state]}>{states[one.state]}</StatusTag>,
                },
                ...(reward.kind === 'codes'
                  ? []
                  : [
                      {
                        key: 'amount',
                        title: detail.columns.amount,
                        as: 'number' as const,
                        cell: (one: RewardClaim) => (one.amountFen > 0 ? priceText(one.amountFen) : '–'),
                      },
                    ]),
                {
                  key: 'channel',
                  title: detail.columns.channel,
                  as: 'words',
                  cell: one => one.channel || detail.noChannel,
                },
                { key: 'record', title: detail.columns.record, as: 'words', cell: one => <Whose claim={one} /> },
                {
                  key: 'flags',
                  title: detail.columns.flags,
                  as: 'words',
                  cell: one => one.suspicions.map(flag => t.suspicions[flag]).join(' · ') || '–',
                },
              ]}
            />
            <ListPages className={classes.pages!} page={page} size={CLAIMS_SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Whose({ claim: { record } }: { readonly claim: RewardClaim }) {
  const { detail, setAside } = useTexts(rewardTexts);
  if (!record) return '–';
  const serial = record.serial === null ? record.answerRecordId : detail.serial({ serial: record.serial });
  return (
    <span>
      {[serial, record.person].filter(Boolean).join(' · ')}
      {record.setAside && <span className={classes.reason}>{setAside[record.setAside]}</span>}
    </span>
  );
}

interface DecideProps {
  readonly reward: Reward;
  readonly claimIds: readonly string[];
  onDone(): void;
}

function Decide({ reward: { scrollId, rewardId }, claimIds, onDone }: DecideProps) {
  const { detail: t } = useTexts(rewardTexts);
  const refresh = useRefreshRewards();
  const { isBusy, run } = useAction(
    async (isReleased: boolean) => {
      const wanted = { scrollId, rewardId, claimIds: [...claimIds], isReleased };
      const { changed: count } = await client.call(rewardCalls.decideClaims, wanted);
      notify.success(isReleased ? t.released({ count }) : t.refused({ count }));
    },
    { refresh, onDone },
  );
  const refuse = async () => {
    const { title, text, confirm, back } = t.refusing;
    if (await askBox({ title, text, confirm, decline: back })) await run(false);
  };
  return (
    <>
      <Button type="primary" loading={isBusy} disabled={claimIds.length === 0} onClick={() => void run(true)}>
        {t.release}
      </Button>
      <Button danger disabled={isBusy || claimIds.length === 0} onClick={() => void refuse()}>
        {t.refuse}
      </Button>
    </>
  );
}
