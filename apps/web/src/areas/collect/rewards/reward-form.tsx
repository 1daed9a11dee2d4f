import { REWARD_LIMITS, type Reward, rewardCalls, rewardKinds } from '@wenshu/api-contract';
import { rewardTexts } from '@wenshu/texts/collect/rewards';
import { Button, Checkbox, Drawer, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { CountField } from '../../../app/forms/count-field.tsx';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { NumberInput } from '../../../app/number-input.tsx';
import { priceText } from '../samples/price-text.ts';
import classes from '../sending/sending.module.css';
import {
  type DraftProblem,
  type DraftProps,
  draftOf,
  findDraftProblems,
  KEPT_PAYER,
  newDraft,
  type RewardDraft,
  sentReward,
} from './reward-draft.ts';
import { TargetFields } from './target-fields.tsx';
import { usePayers, useRefreshRewards } from './use-rewards.ts';

interface RewardFormProps {
  readonly scrollId: string;
  /** Undefined: a new one. */
  readonly changed: Reward | undefined;
  onClose(): void;
}

const { luckyFen, fixedFen } = REWARD_LIMITS;
const FEN = 100;

/** A red packet or gift codes, before anything is paid. */
export function RewardForm({ scrollId, changed, onClose }: RewardFormProps) {
  const { form: t, kinds } = useTexts(rewardTexts);
  const refresh = useRefreshRewards();
  const [draft, setDraft] = useState<RewardDraft>(changed ? draftOf(changed) : newDraft);
  const [wrong, setWrong] = useState<readonly DraftProblem[]>([]);
  const write = (change: Partial<RewardDraft>) => setDraft({ ...draft, ...change });
  const isRejected = changed?.state === 'rejected';
  const done = isRejected ? t.again : changed ? t.saved : t.created;
  const { isBusy, run } = useAction(
    () => {
      const sent = sentReward(draft);
      return changed
        ? client.call(rewardCalls.editReward, { scrollId, rewardId: changed.rewardId, ...sent })
        : client.call(rewardCalls.createReward, { scrollId, ...sent });
    },
    { done, refresh, onDone: onClose },
  );
  const submit = () => {
    const problems = findDraftProblems(draft);
    setWrong(problems);
    if (problems.length === 0) void run();
  };
  return (
    <Drawer
      open
      size="large"
      title={changed ? t.edit : t.create}
      onClose={onClose}
      footer={
        <div className={classes.buttons}>
          <Button type="primary" loading={isBusy} onClick={submit}>
            {t.save}
          </Button>
        </div>
      }
    >
      <div className={classes.form}>
        <Field label={t.name} hint={t.nameHint} problem={wrong.includes('name') ? t.nameMissing : undefined}>
          {control => (
            <Input
              {...control}
              maxLength={REWARD_LIMITS.name}
              value={draft.name}
              onChange={event => write({ name: event.target.value })}
            />
          )}
        </Field>
        {!changed && (
          <Field label={t.kind} hint={t.kindHints[draft.kind]}>
            {control => (
              <Radio.Group
                {...control}
                value={draft.kind}
                options={rewardKinds.map(value => ({ value, label: kinds[value] }))}
                onChange={event => write({ kind: event.target.value })}
              />
            )}
          </Field>
        )}
        {draft.kind !== 'codes' && <MoneyFields draft={draft} isWrong={wrong.includes('amount')} onWrite={write} />}
        {draft.kind !== 'codes' && !isRejected && (
          <PayerField scrollId={scrollId} now={changed?.payer} draft={draft} onWrite={write} />
        )}
        <CountField
          label={t.probability}
          most={100}
          value={draft.probability}
          onChange={probability => write({ probability })}
        />
        <TargetFields scrollId={scrollId} draft={draft} isMissing={wrong.includes('target')} onWrite={write} />
        <GuardFields draft={draft} onWrite={write} />
      </div>
    </Drawer>
  );
}

function MoneyFields({ draft, isWrong, onWrite }: DraftProps & { readonly isWrong: boolean }) {
  const { form: t } = useTexts(rewardTexts);
  const isLucky = draft.kind === 'lucky';
  return (
    <div className={classes.pair}>
      <Field label={t.count}>
        {control => (
          <NumberInput
            {...control}
            min={1}
            max={REWARD_LIMITS.count}
            precision={0}
            value={draft.count}
            onChange={value => onWrite({ count: value ?? 1 })}
          />
        )}
      </Field>
      <Field label={isLucky ? t.total : t.each} problem={isWrong ? t.amountWrong : undefined}>
        {control => (
          <NumberInput
            {...control}
            min={(isLucky ? luckyFen.least : fixedFen.least) / FEN}
            max={isLucky ? (luckyFen.most * REWARD_LIMITS.count) / FEN : fixedFen.most / FEN}
            precision={2}
            value={isLucky ? draft.totalYuan : draft.eachYuan}
            onChange={value => onWrite(isLucky ? { totalYuan: value ?? 0 } : { eachYuan: value ?? 1 })}
          />
        )}
      </Field>
    </div>
  );
}

type PayerFieldProps = DraftProps & { readonly scrollId: string; readonly now: Reward['payer'] | undefined };

function PayerField({ scrollId, now, draft, onWrite }: PayerFieldProps) {
  const { form: t } = useTexts(rewardTexts);
  const { data: payers = [] } = usePayers(scrollId);
  const options = payers.map(({ enterpriseId, name, balanceFen }) => {
    const amount = priceText(balanceFen);
    return {
      value: enterpriseId ?? '',
      label: enterpriseId === null ? t.own({ amount }) : t.enterprise({ name, amount }),
    };
  });
  // Whoever pays now is kept also by somebody who could not choose them.
  const kept = now && !now.isOwn ? (now.enterpriseId ?? KEPT_PAYER) : undefined;
  if (kept !== undefined && !options.some(({ value }) => value === kept))
    options.push({ value: kept, label: now?.name ?? '' });
  return (
    <Field label={t.payer}>
      {control => <Select {...control} value={draft.payer} options={options} onChange={payer => onWrite({ payer })} />}
    </Field>
  );
}

function GuardFields({ draft, onWrite }: DraftProps) {
  const { form: t } = useTexts(rewardTexts);
  return (
    <fieldset className={classes.words}>
      <legend>{t.guard}</legend>
      <div className={classes.pair}>
        {(['perDevice', 'perAddress'] as const).map(limit => (
          <Field key={limit} label={t[limit]} hint={t.zero}>
            {control => (
              <NumberInput
                {...control}
                min={0}
                max={1000}
                precision={0}
                value={draft[limit]}
                onChange={value => onWrite({ [limit]: value ?? 0 })}
              />
            )}
          </Field>
        ))}
      </div>
      <Checkbox checked={draft.holdsSuspicious} onChange={event => onWrite({ holdsSuspicious: event.target.checked })}>
        {t.holds}
      </Checkbox>
    </fieldset>
  );
}
