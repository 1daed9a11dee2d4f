import type { DraftToldWord, RevisionTold, RevisionWord } from '@wenshu/api-contract';
import { revisionWords } from '@wenshu/api-contract';
import { numberOf } from '../brief/read-limits.ts';
import type { Change } from '../changes/change-parts.ts';
import { addTopic, remove, screen } from '../changes/content.ts';
import { addLanguage, changeScale, makeAnonymous, makeMatrix, move, randomise, soften } from '../changes/form.ts';
import { cutDown, readShorter } from '../changes/length.ts';
import { chooseQuestions } from '../plan/choose-questions.ts';
import { allQuestions, minutesIn } from '../plan/make-plan.ts';
import { addQuotaSteps } from './quota-steps.ts';
import type { ReadDocument } from './read-document.ts';
import type { DocumentWish, RevisionPlan } from './revision-step.ts';
import { stepsBetween } from './steps-between.ts';

/** What the house does to a questionnaire by a wish; each part of it is read for itself, on the questionnaire as the part before leaves it. */
export function houseSteps(read: ReadDocument, wish: string): RevisionPlan {
  const parts = wish
    .split(/[;；。\n]|，(?=然后|再|并|同时|另外)|并且|,?\s*\b(?:and then|and also|then)\b/i)
    .map(part => part.replace(/^[，,\s]*(?:然后|再|并|同时|另外)?/, '').trim())
    .filter(part => part !== '')
    .slice(0, MOST_PARTS);
  const plans = parts.map(part => onePart(read, part));
  return { steps: plans.flatMap(({ steps }) => steps), told: plans.flatMap(({ told }) => told) };
}
const MOST_PARTS = 6;

function onePart(read: ReadDocument, wish: string): RevisionPlan {
  const said = withPlaces(read, wish);
  for (const understand of wishes) {
    const plan = understand(read, said);
    if (plan) return { ...plan, told: plan.told.map(told => ({ ...told, wish })) };
  }
  return saying(wish, 'not-understood');
}

const saying = (wish: string, word: RevisionWord, names: readonly string[] = [], count = 0): RevisionPlan => ({
  steps: [],
  told: [{ word, wish, names: [...names], count }],
});

/** "第3题" is the one that the questionnaire calls Q3, wherever it stands in the plan. */
function withPlaces({ asked }: ReadDocument, wish: string): string {
  const placeOf = (number: string) => {
    const count = numberOf(number);
    return asked.findIndex(({ seqName }) => Number(/^\D*(\d+)$/.exec(seqName)?.[1]) === count) + 1;
  };
  return wish
    .replace(/第\s*([\d一二三四五六七八九十]+)\s*([题道])/g, (_, number, noun) => `第${placeOf(number)}${noun}`)
    .replace(/\b(q|questions?)\s*(\d+)/gi, (_, _noun, number) => `question ${placeOf(number)}`);
}

/** A wish of a draft, done to the plan of the questionnaire. */
const byPlan =
  (change: Change): DocumentWish =>
  ({ plan, brief }, wish) => {
    const changed = change(plan, wish, brief);
    if (!changed) return undefined;
    const steps = stepsBetween(plan, changed.plan);
    const { word, names, count } = changed.told;
    return { steps, told: [toldOf(steps.length > 0, word, names, count, wish)] };
  };

const isRevisionWord = (word: DraftToldWord | RevisionWord): word is RevisionWord =>
  (revisionWords as readonly string[]).includes(word);

function toldOf(
  isChanging: boolean,
  word: DraftToldWord,
  names: readonly string[],
  count: number,
  wish: string,
): RevisionTold {
  if (isChanging) return { word: 'proposed', names: [], count: 0, wish };
  return { word: isRevisionWord(word) ? word : 'nothing-to-change', names: [...names], count, wish };
}

/** Understood, and done on pages of their own: languages, scales that people may have answered, what the introduction says. */
const elsewhere: DocumentWish = ({ plan, brief }, wish) =>
  [addLanguage, changeScale, makeAnonymous, soften].some(change => change(plan, wish, brief) !== undefined)
    ? saying(wish, 'elsewhere')
    : undefined;

const shorten: DocumentWish = ({ plan, seconds }, wish) => {
  const shorter = readShorter(wish);
  if (!shorter) return undefined;
  const steps = stepsBetween(plan, cutDown(plan, shorter, seconds));
  return steps.length === 0
    ? saying(wish, 'short-enough', [], minutesIn(seconds))
    : { steps, told: [{ word: 'proposed', wish, names: [], count: 0 }] };
};

const MOST_MORE = 4;

/** What this kind of study usually asks and this questionnaire does not. */
const lengthen: DocumentWish = ({ plan, brief }, wish) => {
  if (!/长一?[点些]|多问|更详细|详细一?[点些]|再多|longer|more detail|more questions|go deeper|extend/i.test(wish))
    return undefined;
  const has = new Set(allQuestions(plan).flatMap(({ entry, construct }) => [entry ?? '', construct]));
  const more = chooseQuestions(brief)
    .questions.filter(
      ({ place, entry, construct }) => place !== 'screening' && !has.has(construct) && !has.has(entry ?? construct),
    )
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_MORE);
  return more.length === 0
    ? saying(wish, 'nothing-to-add')
    : {
        steps: more.map(question => ({ does: 'add', question, rules: [], quotas: [] })),
        told: [{ word: 'proposed', wish, names: [], count: 0 }],
      };
};

/** The more particular before what would also take its words. */
const wishes: readonly DocumentWish[] = [
  elsewhere,
  byPlan(makeMatrix),
  addQuotaSteps,
  byPlan(randomise),
  byPlan(screen),
  byPlan(remove),
  byPlan(move),
  lengthen,
  shorten,
  byPlan(addTopic),
];
