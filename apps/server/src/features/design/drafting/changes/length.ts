import type { DraftPlan } from '@wenshu/api-contract';
import { numberOf, readMinutes, readMostQuestions } from '../brief/read-limits.ts';
import { chooseQuestions } from '../plan/choose-questions.ts';
import { allQuestions, minutesIn, minutesOfPlan, secondsOf, withinLimits } from '../plan/make-plan.ts';
import { addParts, type Change, tell, titleOf } from './change-parts.ts';

const MOST = 60;

interface Shorter {
  readonly minutes: number | null;
  readonly most: number | null;
}

/** "最多5分钟", "at most ten questions", "短一点". */
export function readShorter(wish: string): Shorter | undefined {
  const minutes = readMinutes(wish);
  const most = readMostQuestions(wish);
  const isShorter = /短|精简|压缩|太长|少一?[点些]|减少|删减|shorter|fewer|trim|cut (?:it )?down|too long|less/i.test(
    wish,
  );
  return minutes === null && most === null && !isShorter ? undefined : { minutes, most };
}

/** Where no limit is named, a third less, and always something. */
export function cutDown(plan: DraftPlan, { minutes, most }: Shorter, seconds: ReadonlyMap<string, number>): DraftPlan {
  const count = allQuestions(plan).length;
  const all = [...seconds.values()].reduce((sum, one) => sum + one, 0);
  const limits = {
    minutes: minutes ?? (most === null ? Math.max(0.5, (all / 60) * 0.67) : MOST),
    questions: most ?? (minutes === null ? Math.max(1, count - 1) : count),
  };
  return withinLimits(plan, limits, seconds);
}

export const shorten: Change = (plan, wish) => {
  const read = readShorter(wish);
  if (!read) return undefined;
  const { minutes, most } = read;
  const seconds = secondsOf(plan);
  const now = minutesIn(seconds);
  const shorter = cutDown(plan, read, seconds);
  const left = new Set(allQuestions(shorter).map(({ id }) => id));
  const gone = allQuestions(plan).filter(({ id }) => !left.has(id));
  const facts = {
    ...plan.facts,
    minutes: minutes ?? plan.facts.minutes,
    mostQuestions: most ?? plan.facts.mostQuestions,
  };
  if (gone.length === 0) return tell({ ...plan, facts }, 'short-enough', { count: now });
  return tell({ ...shorter, facts }, 'shorter', {
    names: gone.map(one => titleOf(one, plan)),
    count: minutesOfPlan(shorter),
  });
};

/** What was left out for want of time comes in again, the most needed first. */
export const lengthen: Change = (plan, wish, brief) => {
  if (!/长一?[点些]|多问|更详细|详细一?[点些]|再多|longer|more detail|more questions|go deeper|extend/i.test(wish))
    return undefined;
  const there = allQuestions(plan);
  const has = new Set(there.flatMap(({ entry, construct }) => [entry ?? construct]));
  const candidates = chooseQuestions(brief)
    .questions.filter(({ entry, construct, place }) => place !== 'screening' && !has.has(entry ?? construct))
    .sort((a, b) => b.weight - a.weight);
  const wanted = readMinutes(wish) ?? minutesOfPlan(plan) * 1.4 + 0.5;
  const added = candidates.slice(0, Math.min(8, numberOf(String(Math.ceil(wanted))) ?? 6, MOST - there.length));
  if (added.length === 0) return tell(plan, 'nothing-to-add');
  const longer = addParts(plan, {
    questions: added.map(one => ({ ...one, why: 'more' as const })),
    rules: [],
    quotas: [],
  });
  return tell({ ...longer, facts: { ...plan.facts, minutes: null, mostQuestions: null } }, 'longer', {
    names: added.map(one => titleOf(one, plan)),
    count: minutesOfPlan(longer),
  });
};
