import {
  type DraftLanguage,
  type DraftPlan,
  draftLanguages,
  draftPlaces,
  type PlannedQuestion,
} from '@wenshu/api-contract';
import { checkCraft } from '@wenshu/craft';
import { questionTypes } from '@wenshu/question-types/core';
import { estimateSeconds, minutesOf } from '@wenshu/survey-core';
import { draftQuestionTexts } from '@wenshu/texts/design/drafting/draft-questions';
import { newId } from '../../../../platform/new-id.ts';
import type { Brief } from '../brief/read-brief.ts';
import { chooseQuestions } from './choose-questions.ts';
import { compilePlan } from './compile-plan.ts';
import { slotsIn } from './slots.ts';

/** Where nothing is said: what people answer without a reward. */
const USUAL_MINUTES = 6;
const USUAL_QUESTIONS = 20;

/** The house's own plan for a description: general before special, and what one may not want to say last. */
export function makePlan(brief: Brief): DraftPlan {
  const { studies, questions, rules, quotas } = chooseQuestions(brief);
  const { facts } = brief;
  const shell: DraftPlan = {
    facts,
    studies: studies.map(({ id }) => id),
    title: titlesOf(brief),
    introduction: {},
    sections: [],
    rules: [...rules],
    quotas: [...quotas],
  };
  const fit = withinLimits(
    { ...shell, sections: sectionsOf(questions) },
    {
      minutes: facts.minutes ?? USUAL_MINUTES,
      questions: facts.mostQuestions ?? USUAL_QUESTIONS,
    },
  );
  return introduce(inRandomOrder(fit), brief);
}

/** Where the craft check would say that the order of options sways the answer, it is by chance; what denies the others or has a blank stays. */
function inRandomOrder(plan: DraftPlan): DraftPlan {
  const { document, questionOf } = compilePlan(plan);
  const found = checkCraft(document, questionTypes).filter(({ rule }) => rule === 'order-effect');
  const swayed = new Set(found.map(({ at }) => at.questionId));
  return {
    ...plan,
    sections: plan.sections.map(section => ({
      ...section,
      questions: section.questions.map(question => {
        if (!swayed.has(questionOf.get(question.id)) || question.random.length > 0) return question;
        const anchors = [...new Set([...question.anchors, ...question.blanks, ...question.exclusive])];
        return { ...question, random: ['options'], anchors };
      }),
    })),
  };
}

export const allQuestions = ({ sections }: Pick<DraftPlan, 'sections'>): PlannedQuestion[] =>
  sections.flatMap(section => section.questions);

/** Questions in the order of their places; within one, those that most would be missed first, and what follows on one behind it. */
export function sectionsOf(questions: readonly PlannedQuestion[]): DraftPlan['sections'] {
  return draftPlaces.map(place => ({
    id: newId(),
    place,
    title: inBoth(language => draftQuestionTexts[language].sections[place]),
    questions: questions.filter(question => question.place === place).sort(byNeed),
  }));
}

/** What is unaided comes before what names names, and how it was on the whole before its parts. */
const early =
  /^(?:brand-first-mention|brand-other-mentions|ad-message|packaging-first-look|naming-meaning|.*-overall)$/;
function byNeed(a: PlannedQuestion, b: PlannedQuestion): number {
  const first = Number(early.test(b.entry ?? '')) - Number(early.test(a.entry ?? ''));
  return first || b.weight - a.weight;
}

const inBoth = (say: (language: DraftLanguage) => string) => ({ zh: say('zh'), en: say('en') });

function titlesOf(brief: Brief): DraftPlan['title'] {
  return inBoth(language => {
    const { thing } = slotsIn(brief, language);
    const bare = language === 'en' ? thing.replace(/^(?:the|this|our) /i, '') : thing;
    return draftQuestionTexts[language]
      .titleOf({ of: brief.facts.thing === '' ? draftQuestionTexts[language].things[brief.facts.about] : bare })
      .slice(0, 60);
  });
}

interface Limits {
  readonly minutes: number;
  readonly questions: number;
}

/** Leaves out what would be missed least, until it is short enough; who may take part is the last to go. */
export function withinLimits(
  plan: DraftPlan,
  { minutes, questions: most }: Limits,
  seconds: ReadonlyMap<string, number> = secondsOf(plan),
): DraftPlan {
  const byWeight = allQuestions(plan).toSorted((a, b) => b.weight - a.weight);
  const kept = new Set<string>();
  let left = minutes * 60;
  for (const question of byWeight) {
    const takes = seconds.get(question.id) ?? 10;
    if (kept.size >= most || (takes > left && kept.size > 0)) continue;
    kept.add(question.id);
    left -= takes;
  }
  return keepQuestions(plan, kept);
}

export function keepQuestions(plan: DraftPlan, kept: ReadonlySet<string>): DraftPlan {
  const isThere = (id: string) => kept.has(id);
  return {
    ...plan,
    sections: plan.sections.map(section => ({
      ...section,
      questions: section.questions.filter(({ id }) => isThere(id)),
    })),
    rules: plan.rules.filter(
      rule => isThere(rule.when.questionId) && (rule.does === 'screen-out' || isThere(rule.questionId)),
    ),
    quotas: plan.quotas.filter(({ questionId }) => isThere(questionId)),
  };
}

/** How long each takes, by the house's own estimate for any questionnaire. */
export function secondsOf(plan: DraftPlan): Map<string, number> {
  const { document, questionOf } = compilePlan({
    ...plan,
    rules: [],
    quotas: [],
    facts: { ...plan.facts, languages: plan.facts.languages.slice(0, 1) },
  });
  return new Map(
    allQuestions(plan).map(({ id }) => {
      const question = document.questions[questionOf.get(id) ?? ''];
      return [id, question ? estimateSeconds([question], questionTypes) : 0];
    }),
  );
}

export const minutesOfPlan = (plan: DraftPlan): number => minutesIn(secondsOf(plan));

export const minutesIn = (seconds: ReadonlyMap<string, number>): number =>
  minutesOf([...seconds.values()].reduce((sum, one) => sum + one, 0));

/** What respondents read first: what it is about, how long it takes, what happens with their answers. */
export function introduce(plan: DraftPlan, brief: Brief): DraftPlan {
  const minutes = minutesOfPlan(plan);
  const introduction = Object.fromEntries(
    draftLanguages.map(language => {
      const { introduction: t } = draftQuestionTexts[language];
      const { thing } = slotsIn(brief, language);
      const lines = [
        t.hello,
        t.about({ of: thing }),
        ...(brief.wishes.isGentle ? [t.gentle] : []),
        t.minutes({ count: minutes }),
        plan.facts.isAnonymous ? t.anonymous : t.voluntary,
        ...(brief.wishes.help ? [t.help] : []),
      ];
      return [language, lines.join(language === 'zh' ? '' : ' ')];
    }),
  );
  return { ...plan, introduction };
}
