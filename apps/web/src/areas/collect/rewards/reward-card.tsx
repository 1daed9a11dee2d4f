import { actionsOf, type Reward, type RewardAction, type RewardState } from '@wenshu/api-contract';
import { rewardTexts } from '@wenshu/texts/collect/rewards';
import { StatusTag, type StatusTone } from '@wenshu/ui';
import { Button } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { addressOf, numberText } from '../respondents/person-words.ts';
import { timeText } from '../respondents/sent-words.ts';
import { priceText } from '../samples/price-text.ts';
import classes from '../sending/sending.module.css';

export type RewardErrand = RewardAction | 'details' | 'codes';

const tones: Readonly<Record<RewardState, StatusTone>> = {
  unpaid: 'waiting',
  'under-review': 'waiting',
  rejected: 'bad',
  issuing: 'good',
  closed: 'calm',
  'used-up': 'calm',
  ended: 'calm',
};

/** How it stands; gift codes are never paid for. */
export function RewardStateTag({ reward: { kind, state } }: { readonly reward: Pick<Reward, 'kind' | 'state'> }) {
  const t = useTexts(rewardTexts);
  const word = kind === 'codes' && state === 'unpaid' ? t.unopened : t.states[state];
  return <StatusTag tone={tones[state]}>{word}</StatusTag>;
}

export function useTargetText(): (reward: Pick<Reward, 'target' | 'targetName'>) => string {
  const { targets } = useTexts(rewardTexts);
  return ({ target, targetName: name }) => (target.kind === 'survey' ? targets.survey : targets[target.kind]({ name }));
}

interface RewardCardProps {
  readonly reward: Reward;
  onErrand(errand: RewardErrand): void;
}

/** One packet, or one list of codes: what it is, how far it has come, and what can be done with it now. */
export function RewardCard({ reward, onErrand }: RewardCardProps) {
  const t = useTexts(rewardTexts);
  const { name, kind, state, reason, createTime } = reward;
  const isCodes = kind === 'codes';
  const hints: Partial<Record<RewardState, string>> = isCodes ? t.codesHints : t.hints;
  const hint = hints[state];
  return (
    <article className={classes.task} aria-label={name}>
      <header className={classes.head}>
        <h2>{name}</h2>
        <RewardStateTag reward={reward} />
        <span className={classes.soft}>
          {t.kinds[kind]} · {timeText(createTime)}
        </span>
      </header>
      {reason && <p className={classes.warning}>{t.rejectedFor({ reason })}</p>}
      {hint && <p className={classes.soft}>{hint}</p>}
      <RewardFigures reward={reward} />
      <div className={classes.buttons}>
        <Button onClick={() => onErrand('details')}>{t.actions.details}</Button>
        {actionsOf(kind, state).map(action => {
          // More codes are uploaded, and nothing else is added to them.
          const errand = isCodes && action === 'add-count' ? 'codes' : action;
          const isEnding = action === 'delete' || action === 'return';
          return (
            <Button
              key={action}
              type={action === 'pay' ? 'primary' : 'default'}
              danger={isEnding}
              onClick={() => onErrand(errand)}
            >
              {t.actions[isCodes && action === 'return' ? 'end' : errand]}
            </Button>
          );
        })}
      </div>
    </article>
  );
}

export function RewardFigures({ reward }: { readonly reward: Reward }) {
  const t = useTexts(rewardTexts);
  const targetOf = useTargetText();
  const { kind, receivedCount, count, receivedFen, totalFen, balanceFen, leftCount, heldCount, probability } = reward;
  const isCodes = kind === 'codes';
  const figures: Partial<Record<keyof typeof t.figures, string>> = {
    receivedCount: `${numberText(receivedCount)} / ${numberText(count)}`,
    ...(!isCodes && { receivedFen: `${priceText(receivedFen)} / ${priceText(totalFen)}` }),
    left: numberText(leftCount),
    ...(!isCodes && { balance: priceText(balanceFen) }),
    ...(heldCount > 0 && { held: numberText(heldCount) }),
    probability: `${probability}%`,
  };
  return (
    <>
      <dl className={classes.figures}>
        {Object.entries(figures).map(([figure, text]) => (
          <div key={figure}>
            <dt>{t.figures[figure as keyof typeof figures]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.soft}>
        {t.figures.target}: {targetOf(reward)}
        {reward.link && (
          <>
            {' '}
            · <code className={classes.address}>{addressOf(reward.link)}</code>
          </>
        )}
        {!isCodes && ` · ${t.figures.payer}: ${reward.payer.name}`}
      </p>
    </>
  );
}
