import { type Reward, rewardCalls } from '@wenshu/api-contract';
import { rewardTexts } from '@wenshu/texts/collect/rewards';
import { useState } from 'react';
import { NoRight } from '../../../app/access/no-right.tsx';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { isForbidden } from '../../design/questionnaire/why-not-loaded.ts';
import { ChannelList } from '../channel-list.tsx';
import type { ChannelViewProps } from '../channel-view-props.ts';
import { RewardCard, type RewardErrand } from './reward-card.tsx';
import { RewardDetail } from './reward-detail.tsx';
import { AddDialog, CodesDialog, DeleteDialog, PayDialog, ReturnDialog } from './reward-dialogs.tsx';
import { RewardForm } from './reward-form.tsx';
import { useRefreshRewards, useRewards } from './use-rewards.ts';

type Opened = { readonly errand: RewardErrand | 'create'; readonly rewardId?: string };

const dialogs = {
  pay: PayDialog,
  delete: DeleteDialog,
  return: ReturnDialog,
  'add-count': AddDialog,
  codes: CodesDialog,
};

/** Red packets and gift codes of a survey (S2.51, S4.36). */
export default function RewardsView({ scrollId }: ChannelViewProps) {
  const t = useTexts(rewardTexts);
  const [opened, setOpened] = useState<Opened>();
  const rewards = useRewards(scrollId);
  const refresh = useRefreshRewards();
  const turn = useAction(
    (rewardId: string, isOpen: boolean) => client.call(rewardCalls.switchReward, { scrollId, rewardId, isOpen }),
    { refresh },
  );
  const close = () => setOpened(undefined);
  const start = ({ rewardId }: Reward, errand: RewardErrand) => {
    if (errand === 'open' || errand === 'close') void turn.run(rewardId, errand === 'open');
    else setOpened({ errand, rewardId });
  };
  if (isForbidden(rewards.error))
    return <NoRight title={t.notAllowed} failure={rewards.error} onCome={rewards.refetch} />;
  // As it is now: while a box is open the list may have been asked for again.
  const reward = rewards.data?.find(one => one.rewardId === opened?.rewardId);
  return (
    <ChannelList
      of={rewards}
      words={t}
      keyOf={({ rewardId }) => rewardId}
      onCreate={() => setOpened({ errand: 'create' })}
      draw={one => <RewardCard reward={one} onErrand={errand => start(one, errand)} />}
    >
      {opened?.errand === 'create' && <RewardForm scrollId={scrollId} changed={undefined} onClose={close} />}
      {opened && reward && <Box errand={opened.errand} reward={reward} onClose={close} />}
    </ChannelList>
  );
}

function Box({
  errand,
  reward,
  onClose,
}: {
  readonly errand: Opened['errand'];
  readonly reward: Reward;
  onClose(): void;
}) {
  if (errand === 'edit') return <RewardForm scrollId={reward.scrollId} changed={reward} onClose={onClose} />;
  if (errand === 'details') return <RewardDetail reward={reward} onClose={onClose} />;
  if (!(errand in dialogs)) return null;
  // What has a box of its own is one of these.
  const Dialog = dialogs[errand as keyof typeof dialogs];
  return <Dialog reward={reward} onClose={onClose} />;
}
