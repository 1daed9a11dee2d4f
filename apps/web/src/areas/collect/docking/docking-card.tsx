import { CopyOutlined } from '@ant-design/icons';
import type { DockingKey } from '@wenshu/api-contract';
import { dockingTexts } from '@wenshu/texts/collect/docking';
import { channelTexts } from '@wenshu/texts/collect/links';
import { StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { copyText } from '../../../app/notices/copy-text.ts';
import { numberText } from '../respondents/person-words.ts';
import { timeText } from '../respondents/sent-words.ts';
import classes from '../sending/sending.module.css';
import { dockingAddress } from './docking-address.ts';

type Errand = 'change' | 'guide' | 'log' | 'rotate' | 'revoke';

interface DockingCardProps {
  readonly docking: DockingKey;
  onOpen(errand: Errand): void;
}

/** One system: its address, what came by it, what was pushed, and what can be done with it now. */
export function DockingCard({ docking, onOpen }: DockingCardProps) {
  const t = useTexts(dockingTexts);
  const { copyFailed } = useTexts(channelTexts).links;
  const { name, cap, collected, deliveries, isRevoked, oldUntil, pushAddress, pushes } = docking;
  const isFull = cap !== null && collected >= cap;
  const state = isRevoked ? 'revoked' : isFull ? 'full' : 'active';
  const address = dockingAddress(docking);
  const figures = {
    collected: numberText(collected),
    cap: cap === null ? t.unlimited : numberText(cap),
    ...(pushAddress !== '' && {
      delivered: numberText(deliveries.delivered),
      waiting: numberText(deliveries.waiting),
      failed: numberText(deliveries.failed),
    }),
  };
  return (
    <article className={classes.task} aria-label={name}>
      <header className={classes.head}>
        <h2>{name}</h2>
        <StatusTag tone={state === 'active' ? 'good' : 'calm'}>{t.states[state]}</StatusTag>
        <span className={classes.soft}>{timeText(docking.createTime)}</span>
      </header>
      {!isRevoked && (
        <p className={classes.soft}>
          {t.address} <code className={classes.address}>{address}</code>{' '}
          <Button
            size="small"
            aria-label={t.copyAddress}
            icon={<CopyOutlined aria-hidden />}
            onClick={() => void copyText(address, { done: t.copied, failed: copyFailed })}
          />
        </p>
      )}
      <p className={classes.soft}>
        {pushAddress === '' ? t.noPush : `${t.pushesTo[pushes]} `}
        {pushAddress !== '' && <code className={classes.address}>{pushAddress}</code>}
      </p>
      {oldUntil !== null && <p className={classes.warning}>{t.oldUntil({ time: timeText(oldUntil) })}</p>}
      <dl className={classes.figures}>
        {Object.entries(figures).map(([figure, count]) => (
          <div key={figure}>
            <dt>{t.figures[figure as keyof typeof t.figures]}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.buttons}>
        {!isRevoked && <Button onClick={() => onOpen('guide')}>{t.guide}</Button>}
        <Button onClick={() => onOpen('log')}>{t.log}</Button>
        {!isRevoked && (
          <>
            <Button onClick={() => onOpen('change')}>{t.edit}</Button>
            <Button onClick={() => onOpen('rotate')}>{t.rotate}</Button>
            <Button danger onClick={() => onOpen('revoke')}>
              {t.revoke}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
