import type { PlannedQuestion, PlannedRule } from '@wenshu/api-contract';
import type { BankEntry } from '../bank/bank-entry.ts';
import { canBeAsked, findEntries } from '../bank/find-entries.ts';
import { findEntry } from '../bank/read-bank.ts';
import { tokensOf } from '../bank/tokens.ts';
import type { Brief } from '../brief/read-brief.ts';
import type { Topic } from '../brief/read-topics.ts';
import { type Because, fromEntry, wordsOf } from './planned-question.ts';
import { makeScreening, type PlanParts } from './screening.ts';
import {
  askAlternatives,
  askAspects,
  askBothSides,
  askChannel,
  askGroups,
  askIncome,
  askPrices,
  askTopic,
} from './special.ts';
import { findStudies, type Study } from './studies.ts';

/** A topic is answered by a question of the bank from here on; below, it is asked in its own words. */
const GOOD_MATCH = 0.28;
const SURE_MATCH = 0.34;

/** Near doubles of the bank's two halves: of each line a plan takes one. */
const doubles = [
  'life-devices devices-owned',
  'cn-car car-ownership',
  'life-information-channel brand-source',
  'screen-category-use usage-last-time',
  'life-media-frequency media-daily-use',
  'satisfaction-overall satisfaction-last-time satisfaction-stars partner-overall delivery-overall community-overall quality-overall use-test-overall-liking',
  'satisfaction-service-aspects satisfaction-product-aspects store-aspects dining-aspects hotel-aspects public-aspects property-aspects event-aspects web-aspects patient-process travel-attraction-aspects bank-branch-aspects car-dealer-experience',
  'loyalty-nps engagement-enps',
  'price-acceptable-range price-expected',
  'loyalty-switch-risk churn-risk-consider',
  'open-improve-one use-test-improve nonprofit-message-open engagement-one-improvement community-one-wish',
  'shopping-last-place usage-channels',
  'cn-age int-age-band int-birth-year screen-age-band screen-adult',
  'cn-gender int-gender-identity screen-gender-quota',
  'churn-reasons loyalty-reasons-leave games-stop-reasons',
].map(line => line.split(' '));

export interface Chosen extends PlanParts {
  readonly studies: readonly Study[];
}

/** Everything that could be asked, with how much each would be missed. What is too much is left out afterwards. */
export function chooseQuestions(brief: Brief): Chosen {
  const studies = findStudies(brief.text, brief.language).slice(0, 2);
  const taken = new Taken(brief);
  const groups = askGroups(brief);
  const sides = askBothSides(brief, groups.role);
  const parts: PlanParts[] = [
    makeScreening(brief),
    sides,
    groups,
    askChannel(brief),
    askAlternatives(brief),
    askPrices(brief),
    askIncome(brief),
  ];
  for (const { questions } of parts) taken.own(questions);
  addTopics(brief, taken, studies);
  addUsual(brief, taken, studies);
  addMusts(brief, taken);
  addBackground(brief, taken, studies);
  const questions = [...parts.flatMap(part => part.questions), ...taken.questions];
  const rules = [
    ...parts.flatMap(part => part.rules),
    ...showRules(questions, sides.status),
    ...onlineRules(questions),
    ...bankRules(taken),
  ];
  return { studies, questions, rules, quotas: parts.flatMap(({ quotas }) => quotas) };
}

/** What is in the plan already: no question twice, and of a construct one. */
class Taken {
  readonly questions: PlannedQuestion[] = [];
  readonly entries = new Map<string, BankEntry>();
  readonly #constructs = new Set<string>();
  readonly #brief: Brief;
  constructor(brief: Brief) {
    this.#brief = brief;
  }

  own(questions: readonly PlannedQuestion[]): void {
    for (const { construct } of questions) this.#constructs.add(construct);
  }

  has(entry: BankEntry): boolean {
    if (this.entries.has(entry.id)) return true;
    if (this.#constructs.has(entry.construct) && ['screening', 'background'].includes(entry.place)) return true;
    return doubles.some(line => line.includes(entry.id) && line.some(id => this.entries.has(id)));
  }

  add(entry: BankEntry, because: Because): void {
    if (this.has(entry)) return;
    const planned = fromEntry(entry, this.#brief, because);
    this.entries.set(planned.id, entry);
    this.entries.set(entry.id, entry);
    this.#constructs.add(entry.construct);
    this.questions.push(planned);
  }

  push(question: PlannedQuestion): void {
    this.questions.push(question);
    this.#constructs.add(question.construct);
  }
}

function addTopics(brief: Brief, taken: Taken, studies: readonly Study[]): void {
  const { language, facts } = brief;
  const rest: Topic[] = [];
  const usual = new Set(studies.flatMap(({ core, more }) => [...core, ...more]));
  brief.topics.forEach((topic, index) => {
    const found = findEntries(topic.words, language, facts)
      .filter(({ entry }) => entry.place !== 'screening' && entry.id !== 'open-survey-feedback')
      .map(one => ({
        ...one,
        score: one.score * (usual.has(one.entry.id) ? 1.4 : one.entry.place === 'background' ? 0.7 : 1),
      }))
      .sort((a, b) => b.score - a.score)
      .slice(0, 4);
    const best = found[0];
    const isSure = best !== undefined && best.score >= SURE_MATCH;
    if (best && best.score >= GOOD_MATCH)
      taken.add(best.entry, { why: 'named', about: topic.words, weight: 90 - index });
    // Said in so many words by the question itself, or said again as a row.
    if (topic.isAspect && !(isSure && saysIt(best.entry, topic.words, brief))) rest.push(topic);
    else if (!best || best.score < GOOD_MATCH * 0.75) askOpenly(topic, taken, brief, index);
  });
  const matrix = askAspects(brief, rest, studies[0]?.asks ?? 'agreement');
  if (matrix) taken.push(matrix);
  else
    for (const topic of rest)
      if (!taken.questions.some(({ about }) => about === topic.words)) askOpenly(topic, taken, brief, 5);
}

/** Who they are has been asked: by when they last did it, whether they ever did, or in what role. */
const knowsWho = ({ done, wishes, roles }: Brief): boolean => done !== null || wishes.bothSides || roles.length > 1;

/** A few at most: nobody writes ten answers. A topic that only repeats what it is about asks nothing. */
function askOpenly(topic: Topic, taken: Taken, { facts, language }: Brief, index: number): void {
  const asked = taken.questions.filter(({ construct }) => construct.startsWith('topic '));
  const said = new Set(tokensOf(facts.thing));
  const isNews = tokensOf(topic.words).some(token => !said.has(token));
  const asks = topic.isAspect || /哪|什么|多少|怎|还|差|吗|how|what|which|why|whether|who|cause/i.test(topic.words);
  const isLong = topic.words.length > (language === 'zh' ? 16 : 60);
  if (asked.length < 2 && isNews && asks && !isLong) taken.push(askTopic(topic, 70 - index));
}

function saysIt(entry: BankEntry, words: string, { language }: Brief): boolean {
  const { title, rows } = wordsOf(entry.question[language]);
  const said = new Set(tokensOf([title, ...rows].join(' ')));
  const wanted = tokensOf(words);
  return wanted.filter(token => said.has(token)).length >= wanted.length / 2;
}

function addUsual(brief: Brief, taken: Taken, studies: readonly Study[]): void {
  studies.forEach((study, rank) => {
    const add = (ids: readonly string[], from: number, step: number, why: 'study' | 'more') =>
      ids.forEach((id, index) => {
        const entry = findEntry(id);
        const fits = entry && canBeAsked(entry, { about: brief.facts.about, field: brief.facts.field });
        if (!entry || !(fits || rank === 0)) return;
        if (entry.place === 'screening' && knowsWho(brief)) return;
        if (id === 'price-point-intent' && brief.prices.length !== 1) return;
        taken.add(entry, { why, about: study.id, weight: Math.max(5, from - rank * 14 - index * step) });
      });
    add(study.core, 82, 2.5, 'study');
    if (rank === 0 || studies[0]!.core.length < 5) add(study.more, 52, 2, 'more');
  });
  if (studies.length > 0) return;
  for (const { entry, score } of findEntries(brief.text, brief.language, brief.facts).slice(0, 12))
    taken.add(entry, { why: 'study', about: '', weight: 50 + score * 30 });
  for (const [index, id] of ['usage-frequency', 'satisfaction-overall', 'open-improve-one'].entries()) {
    const entry = findEntry(id);
    if (entry) taken.add(entry, { why: 'study', about: '', weight: 55 - index });
  }
}

function addMusts({ wishes, facts }: Brief, taken: Taken): void {
  const must = (id: string, weight: number, why: 'asked-for' | 'open' | 'follow-up') => {
    const entry = findEntry(id);
    if (entry) taken.add(entry, { why, about: '', weight });
  };
  if (wishes.nps) must(facts.about === 'employer' ? 'engagement-enps' : 'loyalty-nps', 92, 'asked-for');
  if (wishes.price && !taken.questions.some(({ construct }) => /price/.test(construct)))
    must('price-acceptable-range', 90, 'asked-for');
  // Whoever has something to say that nobody asked about.
  if (!taken.questions.some(({ place }) => place === 'open'))
    must(facts.about === 'employer' ? 'engagement-one-improvement' : 'open-improve-one', 60, 'open');
  if (!wishes.open && (facts.mostQuestions ?? 99) > 5) return;
  const least = wishes.open ? 89 : 78;
  const open = taken.questions.findIndex(({ place }) => place === 'open');
  const found = taken.questions[open];
  if (found)
    taken.questions[open] = {
      ...found,
      weight: Math.max(found.weight, least),
      why: found.why === 'study' ? 'asked-for' : found.why,
    };
}

/** Facts about people for comparing, last: for those who were chosen from a list, or asked right after, the fewest. */
function addBackground({ facts, language, wishes }: Brief, taken: Taken, studies: readonly Study[]): void {
  if (facts.about === 'employer' || facts.field === 'b2b' || studies[0]?.id === 'f360' || facts.mostQuestions !== null)
    return;
  const weight = studies[0]?.isAfter ? 24 : 46;
  const ids = language === 'zh' ? ['cn-age', 'cn-gender'] : ['int-age-band', 'int-gender-identity'];
  for (const [index, id] of ids.entries()) {
    const entry = findEntry(id);
    const isAsked = wishes.genderQuota && index === 1;
    if (entry && !isAsked) taken.add(entry, { why: 'compare', about: '', weight: weight - index });
  }
}

/** How it was is asked of whoever has been there. */
function showRules(questions: readonly PlannedQuestion[], status: PlannedQuestion | undefined): PlannedRule[] {
  if (!status) return [];
  const experienced =
    /satisf|aspect|expect|loyal|revisit|recommend|retention|renew|staff|quality|visit|strength|weak|improve|booking|checkout|trust/;
  return questions
    .filter(
      ({ construct, place }) =>
        !['screening', 'background', 'sensitive'].includes(place) && experienced.test(construct),
    )
    .map(({ id }) => ({ does: 'show', questionId: id, when: { questionId: status.id, is: 'any-of', items: [1, 2] } }));
}

function onlineRules(questions: readonly PlannedQuestion[]): PlannedRule[] {
  const channel = questions.find(({ construct }) => construct === 'channel');
  if (!channel) return [];
  return questions
    .filter(({ entry, construct }) => entry?.startsWith('web-') || /online use|findability|ease of use/.test(construct))
    .map(({ id }) => ({ does: 'show', questionId: id, when: { questionId: channel.id, is: 'any-of', items: [1, 3] } }));
}

/** Options that end the interview by the bank, for those questions that say who may take part. */
function bankRules({ questions, entries }: Taken): PlannedRule[] {
  return questions.flatMap(({ id, place }): PlannedRule[] => {
    const items = entries.get(id)?.screenOut ?? [];
    if (place !== 'screening' || items.length === 0) return [];
    return [{ does: 'screen-out', when: { questionId: id, is: 'any-of', items: [...items] } }];
  });
}
