import { questionTypes } from '@wenshu/question-types/core';
import { type DraftQuestion, scriptOf } from '@wenshu/survey-core';
import { commonOptionTexts } from '@wenshu/texts/design/common-options';
import { optionListTexts } from '@wenshu/texts/design/option-lists';
import { questionnaireDefaultTexts } from '@wenshu/texts/design/questionnaire-defaults';
import { listBank } from '../../drafting/index.ts';
import { listTemplates } from '../../questionnaire-start/index.ts';
import type { KnownPair } from './translation-memory.ts';

/** In Chinese and in English, and in which list of the house. */
type HousePair = readonly [zh: string, en: string, list: string];

let known: readonly HousePair[] | undefined;

/** What the house itself says in both of its languages; nothing for any other pair of languages. */
export function housePairs(tags: { readonly from: string; readonly to: string }): readonly KnownPair[] {
  const [from, to] = [houseLanguageOf(tags.from), houseLanguageOf(tags.to)];
  if (!from || !to || from === to) return [];
  known ??= [...commonPairs(), ...listPairs(), ...defaultPairs(), ...typePairs(), ...bankPairs(), ...templatePairs()];
  return known.map(([zh, en, list]) => ({
    from: from === 'zh' ? zh : en,
    to: from === 'zh' ? en : zh,
    list,
    source: 'house' as const,
  }));
}

/** Written in traditional characters is not what the house writes. */
function houseLanguageOf(tag: string): 'zh' | 'en' | undefined {
  const { language } = new Intl.Locale(tag);
  if (language === 'en') return 'en';
  return language === 'zh' && scriptOf(tag) === 'Hans' ? 'zh' : undefined;
}

function* bankPairs(): Iterable<HousePair> {
  for (const { id, question } of listBank()) yield* questionPairs(question.zh, question.en, `bank.${id}`);
}

function* templatePairs(): Iterable<HousePair> {
  const english = new Map(listTemplates('en').map(template => [template.slug, template]));
  for (const zh of listTemplates('zh')) {
    const en = english.get(zh.slug);
    if (!en) continue;
    yield [zh.title, en.title, zh.slug];
    yield [zh.introduction, en.introduction, zh.slug];
    // One that is asked in one language alone would shift all that come after.
    if (zh.questions.length !== en.questions.length) continue;
    for (const [at, question] of zh.questions.entries())
      yield* questionPairs(question, en.questions[at]!, `${zh.slug}.${at}`);
  }
}

function* questionPairs(zh: DraftQuestion, en: DraftQuestion, list: string): Iterable<HousePair> {
  // Places for the thing that a survey is about are filled in before anybody reads them.
  const isWhole = (text: string) => !/\{[a-z]/.test(text);
  const lines: (readonly [string | undefined, string | undefined])[] = [
    [zh.title, en.title],
    [zh.remark, en.remark],
    [zh.settings?.lowLabel, en.settings?.lowLabel],
    [zh.settings?.highLabel, en.settings?.highLabel],
  ];
  if (zh.items.length === en.items.length)
    lines.push(...zh.items.map(({ title }, at) => [title, en.items[at]!.title] as const));
  if (zh.rows.length === en.rows.length) lines.push(...zh.rows.map((row, at) => [row, en.rows[at]!] as const));
  for (const [one, other] of lines) if (one && other && isWhole(one) && isWhole(other)) yield [one, other, list];
}

/** What a fresh question asks. */
function* typePairs(): Iterable<HousePair> {
  for (const [slug, { words }] of Object.entries(questionTypes))
    yield [words.zh.untitled, words.en.untitled, `type.${slug}`];
}

/** Lists are written for each language: those that have as many options go together, others say different things. */
function* listPairs(): Iterable<HousePair> {
  for (const [name, { options }] of Object.entries(optionListTexts.zh)) {
    const other = optionListTexts.en[name as keyof typeof optionListTexts.en].options.split('\n');
    const own = options.split('\n');
    if (own.length === other.length && PAIRED_LISTS.includes(name))
      for (const [at, option] of own.entries()) yield [option, other[at]!, `list.${name}`];
  }
}

/** Those whose options are the same steps in both languages, in the same order, and mean by themselves what they say. */
const PAIRED_LISTS: readonly string[] = [
  ...['howOften', 'frequency', 'lastTime', 'duration', 'children', 'satisfaction', 'agreement', 'likelihood'],
  ...['importance', 'quality', 'ease', 'familiarity', 'yesNo'],
];

function* commonPairs(): Iterable<HousePair> {
  for (const name of Object.keys(commonOptionTexts.zh) as (keyof typeof commonOptionTexts.zh)[]) {
    const [ownWays, otherWays] = [commonOptionTexts.zh[name].split('\n'), commonOptionTexts.en[name].split('\n')];
    // Whatever was written becomes the first of the other language, which therefore stands first among equals.
    for (const zh of ownWays) yield [zh, otherWays[0]!, 'common'];
    for (const en of otherWays.slice(1)) yield [ownWays[0]!, en, 'common'];
  }
}

function* defaultPairs(): Iterable<HousePair> {
  const { zh, en } = questionnaireDefaultTexts;
  yield [zh.introduction, en.introduction, 'defaults'];
  yield [zh.remark, en.remark, 'defaults'];
  for (const name of Object.keys(zh.ready) as (keyof typeof zh.ready)[])
    yield [zh.ready[name], en.ready[name], 'ready'];
}
