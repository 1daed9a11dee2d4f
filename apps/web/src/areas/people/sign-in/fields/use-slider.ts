import { type CallData, SLIDER_WAY, type SliderHand, type SliderPoint, sliderCalls } from '@wenshu/api-contract';
import { findProof } from '@wenshu/api-contract/proof-of-work';
import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../../../../app/client.ts';

export type SliderState = 'drawing' | 'ready' | 'judging' | 'passed' | 'failed';

export interface Slider {
  readonly state: SliderState;
  /** Where the handle is, from 0 to `SLIDER_WAY`. */
  readonly x: number;
  /** Of a slider that was passed: the message names it. */
  readonly sessionId: string | undefined;
  readonly take: () => void;
  readonly move: (x: number, hand: SliderHand) => void;
  /** Let go before the end, the handle goes back and nothing is lost. */
  readonly release: () => void;
  readonly refresh: () => void;
}

interface Drawn {
  readonly slider: CallData<typeof sliderCalls.register>;
  readonly proof: Promise<string>;
}

const options = { authorization: false, quiet: true } as const;
const MOST_POINTS = 500;

/** One slider after the other: drawn, moved, judged by the server. */
export function useSlider(): Slider {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<SliderState>('drawing');
  const [x, setX] = useState(0);
  const drawn = useRef<Drawn>(undefined);
  const track = useRef<{ points: SliderPoint[]; sinceMs: number }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new slider.
  useEffect(() => {
    let isWanted = true;
    setState('drawing');
    setX(0);
    client
      .call(sliderCalls.register, { t: String(Date.now()) }, options)
      .then(slider => {
        if (!isWanted) return;
        // Looked for as if keys would move it: that is the dearer one, and it is good for both.
        const { challenge, keyBits: bits } = slider;
        drawn.current = { slider, proof: findProof({ challenge, bits }, () => isWanted).catch(() => '') };
        setState('ready');
      })
      .catch(() => isWanted && setState('failed'));
    return () => {
      isWanted = false;
      drawn.current = undefined;
    };
  }, [round]);

  async function judge(hand: SliderHand, points: SliderPoint[]) {
    const given = drawn.current;
    if (!given) return;
    setState('judging');
    try {
      const { sessionId } = given.slider;
      const body = { sessionId, hand, track: points, verifyProof: await given.proof };
      await client.call(sliderCalls.sliderCaptcha, await client.call(sliderCalls.validate, body, options), options);
      if (drawn.current === given) setState('passed');
    } catch {
      if (drawn.current === given) setState('failed');
    }
  }

  return {
    state,
    x,
    sessionId: state === 'passed' ? drawn.current?.slider.sessionId : undefined,
    take() {
      track.current = { points: [[0, 0]], sinceMs: performance.now() };
    },
    move(wanted, hand) {
      if (state !== 'ready' || !track.current) return;
      const at = Math.min(SLIDER_WAY, Math.max(0, wanted));
      const { points, sinceMs } = track.current;
      if (points.length < MOST_POINTS || at === SLIDER_WAY)
        points.push([Math.round(at * 10) / 10, Math.round(performance.now() - sinceMs)]);
      setX(at);
      if (at < SLIDER_WAY) return;
      // Pointers report more than once before the next drawing: what is over is over now.
      track.current = undefined;
      void judge(hand, points);
    },
    release() {
      if (!track.current) return;
      track.current = undefined;
      setX(0);
    },
    refresh: useCallback(() => setRound(before => before + 1), []),
  };
}
