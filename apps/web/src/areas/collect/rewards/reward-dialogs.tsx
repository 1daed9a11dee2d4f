import { REWARD_LIMITS, type Reward, rewardCalls } from '@wenshu/api-contract';
import { rewardTexts } from '@wenshu/texts/collect/rewards';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { CountField } from '../../../app/forms/count-field.tsx';
import { Field, Fields } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import { priceText } from '../samples/price-text.ts';
import { EndingDialog } from '../sending/ending-dialog.tsx';
import classes from '../sending/sending.module.css';
import { fenOf } from './reward-draft.ts';
import { usePayers, useRefreshRewards } from './use-rewards.ts';

interface RewardDialogProps {
  readonly reward: Reward;
  onClose(): void;
}

const refOf = ({ scrollId, rewardId }: Reward) => ({ scrollId, rewardId });

/** What it costs, out of which account, and whether there is enough. */
export function PayDialog({ reward, onClose }: RewardDialogProps) {
  const { paying: t } = useTexts(rewardTexts);
  const refresh = useRefreshRewards();
  const { data: payers = [] } = usePayers(reward.scrollId);
  const { name, totalFen, payer } = reward;
  const account = payers.find(one =>
    payer.kind === 'person' ? payer.isOwn && one.kind === 'person' : one.enterpriseId === payer.enterpriseId,
  );
  const isShort = account !== undefined && account.balanceFen < totalFen;
  const { isBusy, run } = useAction(() => client.call(rewardCalls.payReward, refOf(reward)), {
    done: t.done,
    refresh,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t.title({ name })}
      submit={t.confirm}
      isBusy={isBusy}
      isReady={!isShort}
      onSubmit={run}
      onClose={onClose}
    >
      <p>{t.text({ amount: priceText(totalFen), payer: payer.name })}</p>
      {account && <p className={classes.soft}>{t.balance({ amount: priceText(account.balanceFen) })}</p>}
      {isShort && (
        <p className={classes.warning} role="alert">
          {t.short}
        </p>
      )}
    </FormDialog>
  );
}

export function DeleteDialog({ reward, onClose }: RewardDialogProps) {
  const { deleting: t } = useTexts(rewardTexts);
  const end = () => client.call(rewardCalls.deleteReward, refOf(reward));
  return (
    <EndingDialog title={t.title} words={t} back={t.back} end={end} refresh={useRefreshRewards()} onClose={onClose} />
  );
}

export function ReturnDialog({ reward, onClose }: RewardDialogProps) {
  const { returning: t } = useTexts(rewardTexts);
  const isCodes = reward.kind === 'codes';
  const words = { ...t, text: isCodes ? t.codesText : t.text };
  const end = () => client.call(rewardCalls.returnReward, refOf(reward));
  return (
    <EndingDialog
      title={isCodes ? t.codesTitle : t.title}
      words={words}
      back={t.back}
      end={end}
      refresh={useRefreshRewards()}
      onClose={onClose}
    />
  );
}

export function AddDialog({ reward, onClose }: RewardDialogProps) {
  const { adding: t, form } = useTexts(rewardTexts);
  const refresh = useRefreshRewards();
  const isLucky = reward.kind === 'lucky';
  const most = REWARD_LIMITS.count - reward.count;
  const [count, setCount] = useState(Math.min(10, most));
  const [yuan, setYuan] = useState(10);
  const { isBusy, run } = useAction(
    () => {
      const wanted = { ...refOf(reward), count, ...(isLucky && { totalFen: fenOf(yuan) }) };
      return client.call(rewardCalls.addToReward, wanted);
    },
    { done: t.done, refresh, onDone: onClose },
  );
  return (
    <FormDialog
      title={t.title({ name: reward.name })}
      submit={t.confirm}
      isBusy={isBusy}
      isReady={most > 0}
      onSubmit={run}
      onClose={onClose}
    >
      <p>{t.text({ payer: reward.payer.name })}</p>
      <Fields>
        <CountField label={form.count} most={most} value={count} onChange={setCount} />
        {isLucky && (
          <Field label={form.total}>
            {control => (
              <NumberInput {...control} min={0.3} precision={2} value={yuan} onChange={value => setYuan(value ?? 0)} />
            )}
          </Field>
        )}
      </Fields>
    </FormDialog>
  );
}

export function CodesDialog({ reward, onClose }: RewardDialogProps) {
  const { uploading: t } = useTexts(rewardTexts);
  const refresh = useRefreshRewards();
  const [file, setFile] = useState<File>();
  const [isMissing, setIsMissing] = useState(false);
  const { isBusy, run } = useAction(
    (chosen: File) => {
      const form = { ...refOf(reward), file: chosen };
      return client.call(rewardCalls.addCodes, form);
    },
    {
      refresh,
      onDone: added => {
        notify.success(t.done(added));
        onClose();
      },
    },
  );
  const submit = () => {
    setIsMissing(file === undefined);
    if (file) void run(file);
  };
  return (
    <FormDialog
      title={t.title}
      submit={t.confirm}
      isBusy={isBusy}
      isDirty={file !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.text}</p>
      <Field label={t.file} problem={isMissing ? t.missing : undefined}>
        {control => (
          <input
            {...control}
            type="file"
            accept=".xlsx,.csv,.txt"
            onChange={event => setFile(event.target.files?.[0])}
          />
        )}
      </Field>
    </FormDialog>
  );
}
