import type { DrawnReward } from '@wenshu/api-contract/reward-claim';
import { rewardClaimTexts } from '@wenshu/texts/collect/reward-claim';
import { useEffect, useState } from 'react';
import { keepTurn } from '../session/kept-turn.ts';
import type { PageAddress } from '../session/page-address.ts';
import { CallFailed, isPassing } from '../session/post.ts';
import { drawReward } from '../session/reward-calls.ts';
import { loadVisitor } from '../session/visitor.ts';
import { useWords } from '../words.ts';
import { RewardCard } from './reward-card.tsx';
import '../styles/add-reward-styles.ts';

/** In these there is something to come back for. */
const WAITS: readonly DrawnReward['outcome'][] = ['held', 'due', 'paying'];

interface RewardProps {
  readonly address: PageAddress;
  /** Of somebody who is known by their address, on another device, there is none. */
  readonly recordId?: string;
}

/** Draws for what was just answered, or says again what was drawn: the server draws once, however often it is asked. */
export default function Reward({ address, recordId }: RewardProps) {
  const { language } = useWords();
  const t = rewardClaimTexts[language];
  const [drawn, setDrawn] = useState<DrawnReward | 'looking' | 'failed' | 'none'>('looking');
  const draw = () => {
    setDrawn('looking');
    const body = { ...loadVisitor(address), ...(recordId && { answerRecordId: recordId }) };
    drawReward(language, body).then(tell, error => {
      // Nothing is theirs here: nothing is said. Anything else may be there the next time.
      const isOver = error instanceof CallFailed && !isPassing(error);
      setDrawn(isOver ? 'none' : 'failed');
      if (isOver) keepTurn(address.code, undefined);
    });
  };
  const tell = (told: DrawnReward) => {
    if (!WAITS.includes(told.outcome)) keepTurn(address.code, undefined);
    setDrawn(told);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the end is shown.
  useEffect(draw, []);
  if (drawn === 'none') return null;
  if (drawn === 'looking') return <p className="reward-note">{t.looking}</p>;
  if (drawn === 'failed')
    return (
      <section className="reward" aria-label={t.title}>
        <p role="alert">{t.failed}</p>
        <button type="button" className="button is-quiet" onClick={draw}>
          {t.again}
        </button>
      </section>
    );
  return <RewardCard drawn={drawn} onLooked={tell} />;
}
