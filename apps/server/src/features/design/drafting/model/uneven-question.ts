import type { DraftPlan } from '@wenshu/api-contract';
import { findEntry } from '../bank/read-bank.ts';
import type { Brief } from '../brief/read-brief.ts';
import { allQuestions } from '../plan/make-plan.ts';
import type { ModelPlan } from './model-plan.ts';

type Words = ModelPlan['questions'][number]['words'][number];

/** What is wrong between the languages of a model's own questions, or with what it takes twice: places of options mean the same in each. */
export function unevenQuestion(value: ModelPlan, { facts }: Brief, before: DraftPlan | undefined): string | undefined {
  const there = new Set(before && allQuestions(before).map(({ id }) => id));
  const isTaken = (id: string) => there.has(id) || findEntry(id) !== undefined;
  const taken = value.questions.map(({ take }) => take).filter(isTaken);
  const twice = taken.find((id, index) => taken.indexOf(id) !== index);
  if (twice !== undefined) return `"${twice}" is taken more than once.`;
  const count = facts.languages.length;
  for (const [index, { take, words }] of value.questions.entries()) {
    if (isTaken(take)) continue;
    const said = words.slice(0, count);
    const name = `Question ${index + 1}`;
    if (said.length < count || said.some(hasGap))
      return `${name} has no words, or empty ones, in one of the ${count} languages.`;
    const [first] = said;
    if (said.some(one => one.options.length !== first?.options.length || one.rows.length !== first.rows.length))
      return `${name} has other numbers of options or rows in one language than in another.`;
  }
  return undefined;
}

const hasGap = ({ title, options, rows }: Words) => [title, ...options, ...rows].some(text => text.trim() === '');
