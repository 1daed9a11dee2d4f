import { type Brief, readBrief } from '../brief/read-brief.ts';
import { readWishes } from '../brief/read-wishes.ts';
import { makeScreening } from '../plan/screening.ts';
import type { DocumentWish, RevisionStep } from './revision-step.ts';

const axes = [
  { construct: 'age', says: /年龄|\bage/i },
  { construct: 'gender', says: /性别|男女|gender|\b(?:wo)?men\b/i },
] as const;

/** By age or gender: on the question that asks it, where there is one; else with a new one. */
export const addQuotaSteps: DocumentWish = ({ plan, asked, document, brief }, wish) => {
  if (!/配额|quota|各半|各占/i.test(wish)) return undefined;
  const wanted = axes.filter(({ says }) => says.test(wish)).map(({ construct }) => construct);
  const say = (word: 'quota-unclear' | 'there-already' | 'proposed', names: string[] = []) =>
    ({ word, wish, names, count: 0 }) as const;
  if (wanted.length === 0) return { steps: [], told: [say('quota-unclear')] };
  const counted = JSON.stringify(document.quotas);
  const planned = plan.sections.flatMap(({ questions }) => questions);
  const held: string[] = [];
  const steps = wanted.flatMap((construct): RevisionStep[] => {
    const there = planned.find(one => one.construct === construct && one.type === 'single-choice');
    if (!there) return newQuestion(construct, brief);
    if (!counted.includes(there.id)) return [{ does: 'quota', questionId: there.id }];
    held.push(asked.find(({ id }) => id === there.id)?.title.text ?? '');
    return [];
  });
  return { steps, told: [steps.length === 0 ? say('there-already', held) : say('proposed')] };
};

function newQuestion(construct: 'age' | 'gender', { facts }: Brief): RevisionStep[] {
  const bare = readBrief('', { ...facts });
  const { questions, rules, quotas } = makeScreening({
    ...bare,
    wishes: { ...readWishes(''), ageQuota: construct === 'age', genderQuota: construct === 'gender' },
  });
  return questions.map(question => ({ does: 'add', question, rules, quotas }));
}
