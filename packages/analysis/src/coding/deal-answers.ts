import { seededRandom } from '@wenshu/statistics';

/** As many as are wanted, every choice of them equally likely, in an order by chance. The same for the same seed. */
export function drawAnswers<Id>(ids: readonly Id[], count: number, seed: number): Id[] {
  return seededRandom(seed).shuffle(ids).slice(0, count);
}

export interface Receiver<Id> {
  /** At most so many. */
  readonly count: number;
  may(id: Id): boolean;
}

/**
 * Answers in their order, each to whoever has the least of what they are to get and may have it; what nobody may have is left. Receivers of the same
 * number get numbers that differ by one at most, as long as all may have the same answers.
 */
export function dealAnswers<Id>(ids: readonly Id[], receivers: readonly Receiver<Id>[]): Id[][] {
  const dealt = receivers.map((): Id[] => []);
  for (const id of ids) {
    let chosen = -1;
    for (const [at, { count, may }] of receivers.entries()) {
      const has = dealt[at]!.length;
      if (has >= count || !may(id)) continue;
      if (chosen < 0 || has / count < dealt[chosen]!.length / receivers[chosen]!.count) chosen = at;
    }
    if (chosen >= 0) dealt[chosen]!.push(id);
  }
  return dealt;
}
