import { readFileSync } from 'node:fs';
import type { DraftPlan, PlannedQuestion } from '@wenshu/api-contract';
import { checkCraft } from '@wenshu/craft';
import { questionTypes } from '@wenshu/question-types/core';
import { checkQuestionnaire, estimateMinutes, type Questionnaire } from '@wenshu/survey-core';
import { readBrief } from '../../apps/server/src/features/design/drafting/brief/read-brief.ts';
import { compilePlan } from '../../apps/server/src/features/design/drafting/plan/compile-plan.ts';
import { allQuestions, makePlan } from '../../apps/server/src/features/design/drafting/plan/make-plan.ts';

interface Must {
  readonly kind: string;
  readonly what: string | number | readonly string[];
}
interface BriefCase {
  readonly id: string;
  readonly language: 'zh' | 'en';
  readonly half: 'open' | 'kept';
  readonly text: string;
  readonly constructs: readonly { readonly name: string; readonly recognise: string }[];
  readonly mustHave: readonly Must[];
}

/** Questionnaires made of descriptions by the house's own helper: do they stand, do they ask what the description names, do they keep to what it says. */
export function benchDrafting(halves: readonly string[], isTelling: boolean): void {
  const briefs: readonly BriefCase[] = JSON.parse(readFileSync(new URL('./briefs.json', import.meta.url), 'utf8'));
  for (const half of halves) {
    const figures = briefs
      .filter(brief => brief.half === half)
      .map(brief => judge(brief, isTelling && half === 'open'));
    const sum = (of: (one: Judged) => number) => figures.reduce((total, one) => total + of(one), 0);
    const share = (part: number, whole: number) => `${part} of ${whole} (${Math.round((100 * part) / whole)}%)`;
    console.log(`\n${half}: ${figures.length} briefs`);
    console.log(
      `  stand (checkQuestionnaire):    ${share(
        sum(one => Number(one.stands)),
        figures.length,
      )}`,
    );
    console.log(
      `  constructs, several words:     ${share(
        sum(one => one.strict),
        sum(one => one.constructs),
      )}`,
    );
    console.log(
      `  constructs, a word:            ${share(
        sum(one => one.loose),
        sum(one => one.constructs),
      )}`,
    );
    console.log(
      `  musts:                         ${share(
        sum(one => one.met),
        sum(one => one.musts),
      )}`,
    );
    console.log(
      `  questions, minutes a piece:    ${(sum(one => one.questions) / figures.length).toFixed(1)}, ${(sum(one => one.minutes) / figures.length).toFixed(1)}`,
    );
    console.log(`  craft findings a piece:        ${(sum(one => one.findings) / figures.length).toFixed(2)}`);
    const missed = new Map<string, number>();
    for (const kind of figures.flatMap(one => one.missed)) missed.set(kind, (missed.get(kind) ?? 0) + 1);
    console.log(
      `  musts not met, by kind:        ${[...missed].map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none'}`,
    );
  }
}

interface Judged {
  readonly stands: boolean;
  readonly constructs: number;
  readonly strict: number;
  readonly loose: number;
  readonly musts: number;
  readonly met: number;
  readonly missed: readonly string[];
  readonly questions: number;
  readonly minutes: number;
  readonly findings: number;
}

function judge(brief: BriefCase, isTelling: boolean): Judged {
  const plan = makePlan(readBrief(brief.text));
  const { document } = compilePlan(plan);
  const texts = textsOf(plan, brief.language);
  const covered = brief.constructs.map(({ recognise }) => recognised(recognise, texts));
  // As many kinds of people are told apart as are named: the n-th screening needs n rules.
  const outs = plan.rules.filter(({ does }) => does === 'screen-out').length;
  let screenings = 0;
  const missed = brief.mustHave.filter(must => {
    if (must.kind === 'screening') return outs < ++screenings;
    return !isMet(must, plan, document, brief.language);
  });
  const findings = checkCraft(document, questionTypes);
  const problems = checkQuestionnaire(document, questionTypes);
  if (isTelling) {
    const lacks = brief.constructs
      .filter((_, index) => !covered[index]!.loose)
      .map(({ name, recognise }) => `${name} (${recognise})`);
    console.log(
      `${brief.id}: lacks ${lacks.join('; ') || 'nothing'} | musts ${missed.map(({ kind, what }) => `${kind} ${what}`).join('; ') || 'met'} | craft ${findings.map(({ rule, reason, words, at }) => `${rule}/${reason} ${words ?? document.questions[at.questionId ?? '']?.title.text ?? ''}`).join('; ') || 'fine'}`,
    );
  }
  return {
    stands: problems.length === 0,
    constructs: covered.length,
    strict: covered.filter(one => one.strict).length,
    loose: covered.filter(one => one.loose).length,
    musts: brief.mustHave.length,
    met: brief.mustHave.length - missed.length,
    missed: missed.map(({ kind }) => kind),
    questions: allQuestions(plan).length,
    minutes: estimateMinutes(document, questionTypes),
    findings: findings.length,
  };
}

/** The title of each question with its rows and the title of its section. */
function textsOf(plan: DraftPlan, language: 'zh' | 'en'): string[] {
  return plan.sections.flatMap(({ questions, title }) =>
    questions.map(({ words }) =>
      [words[language]?.title, ...(words[language]?.rows ?? []), title[language]].join(' ').toLowerCase(),
    ),
  );
}

/** Groups are parted by bars: all words of one must stand in one question. Without bars, half of the words (at least two), or one. */
function recognised(recognise: string, texts: readonly string[]): { strict: boolean; loose: boolean } {
  const groups = recognise
    .toLowerCase()
    .split('|')
    .map(group => group.trim().split(/\s+/));
  const most = Math.max(...texts.map(text => groups[0]!.filter(word => text.includes(word)).length), 0);
  const whole = groups.some(words => texts.some(text => words.every(word => text.includes(word))));
  if (groups.length > 1) return { strict: whole, loose: whole };
  return { strict: whole || most >= 2, loose: most >= 1 };
}

type Test = (must: Must, plan: DraftPlan, document: Questionnaire, language: 'zh' | 'en') => boolean;

const some = (plan: DraftPlan, test: (question: PlannedQuestion) => boolean) => allQuestions(plan).some(test);

const tests: Readonly<Record<string, Test>> = {
  quota: (_, _plan, document) => Object.keys(document.quotas).length > 0,
  branch: (_, { rules }) => rules.some(({ does }) => does === 'show'),
  'max-minutes': ({ what }, _, document) => estimateMinutes(document, questionTypes) <= Number(what),
  'max-questions': ({ what }, plan) => allQuestions(plan).length <= Number(what),
  languages: ({ what }, { facts }) =>
    [...facts.languages].sort().join() === [...(what as readonly string[])].sort().join(),
  'open-question': (_, plan) => some(plan, ({ type }) => type === 'fill-in' || type === 'multi-fill-in'),
  nps: (_, plan) => some(plan, ({ type }) => type === 'nps'),
  anonymous: (_, { facts, introduction }, _document, language) =>
    facts.isAnonymous && /不记名|anonymous/.test(introduction[language] ?? ''),
  randomised: (_, plan) => some(plan, ({ random }) => random.length > 0),
  method: (_, plan) => some(plan, ({ construct }) => /price/.test(construct)),
  introduction: (_, { introduction }, _document, language) =>
    /求助|帮助|helpline|help|counselling/.test(introduction[language] ?? ''),
  'sensitive-last': (_, plan) => {
    const questions = allQuestions(plan);
    const first = questions.findIndex(({ place }) => place === 'sensitive');
    return (
      first >= 0 &&
      first >= questions.length * 0.6 &&
      questions.slice(first).every(({ isRequired, place }) => place !== 'sensitive' || !isRequired)
    );
  },
  'no-personal-data': (_, plan) =>
    !some(plan, ({ words }) => /身份证|姓名|手机号|phone number|your name|e-mail/i.test(JSON.stringify(words))),
  'plain-language': (_, plan, _document, language) =>
    allQuestions(plan).every(({ words }) => (words[language]?.title ?? '').length <= (language === 'zh' ? 40 : 160)),
  segment: ({ what }, plan, _document, language) =>
    some(plan, ({ words, place }) => {
      const said = `${words[language]?.title} ${words[language]?.items.join(' ')}`.toLowerCase();
      const wanted = String(what)
        .toLowerCase()
        .split(/[或、和\s]|or/)
        .filter(word => word.length > 1);
      return !['core', 'open'].includes(place) && wanted.some(word => said.includes(word.slice(0, 5)));
    }),
};

/** A kind that nobody judges here counts as not met: it would be a good figure for nothing. */
const isMet: Test = (must, plan, document, language) => tests[must.kind]?.(must, plan, document, language) ?? false;
