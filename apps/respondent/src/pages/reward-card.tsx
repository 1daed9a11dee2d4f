import type { DrawnReward } from '@wenshu/api-contract/reward-claim';
import { rewardClaimTexts } from '@wenshu/texts/collect/reward-claim';
import { useEffect, useState } from 'react';
import { receiveReward, ticketOf } from '../session/reward-calls.ts';
import { confirmInWeChat, isInWeChat } from '../session/we-chat.ts';
import { useWords } from '../words.ts';
import { CopyButton } from './copy-button.tsx';

const LOOK_MS = 4_000;
const MOST_LOOKS = 40;

interface RewardCardProps {
  readonly drawn: DrawnReward;
  onLooked(drawn: DrawnReward): void;
}

/** What a turn came to, told at once; nothing here says what is left for others. */
export function RewardCard({ drawn, onLooked }: RewardCardProps) {
  const { language } = useWords();
  const t = rewardClaimTexts[language];
  const { outcome, address } = drawn;
  const amount = moneyIn(language, drawn.amountFen);
  useLooking(drawn, onLooked);
  if (outcome === 'no-turn') return null;
  return (
    <section className="reward" aria-label={t.title}>
      <div role="status">
        {outcome === 'none' && <p>{t.none}</p>}
        {outcome === 'held' && <p>{t.held}</p>}
        {outcome === 'over' && <p>{t.over}</p>}
        {outcome === 'paying' && <p>{t.paying}</p>}
        {outcome === 'due' && <p className="reward-amount">{t.won({ amount })}</p>}
        {outcome === 'paid' && <p className="reward-amount">{t.paid({ amount })}</p>}
        {outcome === 'code' && (
          <>
            <p>{t.code}</p>
            <p className="reward-code">{drawn.code}</p>
          </>
        )}
      </div>
      {outcome === 'code' && <CopyButton label={t.copy} text={drawn.code} />}
      {outcome === 'paid' && drawn.by === 'demonstration' && <p className="reward-note">{t.demonstration}</p>}
      {outcome === 'due' && <Due drawn={drawn} />}
      {outcome === 'paying' &&
        drawn.confirm &&
        (isInWeChat() ? <Confirm drawn={drawn} onLooked={onLooked} /> : <Scan address={address} />)}
      {outcome === 'held' && <CopyButton label={t.copyAddress} text={window.location.origin + address} />}
    </section>
  );
}

/** Won, and to be received in WeChat: there at once, from anywhere else by a code that is scanned, or an address that is taken there. */
function Due({ drawn: { address, untilTime } }: { readonly drawn: DrawnReward }) {
  const { language } = useWords();
  const t = rewardClaimTexts[language];
  const until = untilTime !== null && <p className="reward-note">{t.until({ time: momentIn(language, untilTime) })}</p>;
  if (isInWeChat()) {
    return (
      <>
        <a className="button" href={address}>
          {t.receive}
        </a>
        {until}
      </>
    );
  }
  return (
    <>
      <Scan address={address} />
      {until}
    </>
  );
}

/** The way into WeChat from anywhere else: to say who one is, and to confirm. */
function Scan({ address }: { readonly address: string }) {
  const { language } = useWords();
  const t = rewardClaimTexts[language];
  return (
    <>
      <p>{t.scan}</p>
      <img src={`${address}/code.svg`} alt={t.scan} width="180" height="180" />
      <CopyButton label={t.copyAddress} text={window.location.origin + address} />
    </>
  );
}

function Confirm({ drawn, onLooked }: RewardCardProps) {
  const { language } = useWords();
  const t = rewardClaimTexts[language];
  const { confirm, address } = drawn;
  if (!confirm) return null;
  const ask = () =>
    void confirmInWeChat(confirm)
      .then(() => receiveReward(language, ticketOf(address)))
      // The next look tells.
      .then(onLooked, () => {});
  return (
    <button type="button" className="button" onClick={ask}>
      {t.confirm}
    </button>
  );
}

/** While something is on its way it is looked at again, for a few minutes; a reload looks once more. */
function useLooking(drawn: DrawnReward, onLooked: (drawn: DrawnReward) => void): void {
  const { language } = useWords();
  const [looks, setLooks] = useState(0);
  const isWaiting = drawn.outcome === 'paying' && looks < MOST_LOOKS;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      // Without a network the next look may see it.
      receiveReward(language, ticketOf(drawn.address)).then(onLooked, () => {});
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, looks, drawn.address, language, onLooked]);
}

export function moneyIn(language: 'zh' | 'en', fen: number): string {
  const format = { style: 'currency', currency: 'CNY' } as const;
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'zh-CN', format).format(fen / 100);
}

function momentIn(language: 'zh' | 'en', ms: number): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as Intl.DateTimeFormatOptions).format(ms);
}
