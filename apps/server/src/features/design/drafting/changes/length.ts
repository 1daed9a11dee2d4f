import { numberOf, readMinutes, readMostQuestions } from '../brief/read-limits.ts';
import { chooseQuestions } from '../plan/choose-questions.ts';
import { allQuestions, minutesOfPlan, secondsOf, withinLimits } from '../plan/make-plan.ts';
import { addParts, type Change, tell, titleOf } from './change-parts.ts';

const MOST = 60;

/** "最多5分钟", "at most ten questions", "短一点". */
export const shorten: Change = (plan, wish) => {
  const minutes = readMinutes(wish);
  const most = readMostQuestions(wish);
  const isShorter = /短|精简|压缩|太长|少一?[点些]|减少|删减|shorter|fewer|trim|cut (?:it )?down|too long|less/i.test(
    wish,
  );
  if (minutes === null && most === null && !isShorter) return undefined;
  const now = minutesOfPlan(plan);
  const count = allQuestions(plan).length;
  const seconds = [...secondsOf(plan).values()].reduce((sum, one) => sum + one, 0);
  // A third less, and always something.
  const limits = {
    minutes: minutes ?? (most === null ? Math.max(0.5, (seconds / 60) * 0.67) : MOST),
    questions: most ?? (minutes === null ? Math.max(1, count - 1) : count),
  };
  const shorter = withinLimits(plan, limits);
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
