import {
  type DraftLanguage,
  type DraftPlace,
  type DraftPlan,
  draftPlaces,
  type PlannedQuestion,
} from '@wenshu/api-contract';
import { isFree } from '@wenshu/craft';
import { questionTypes } from '@wenshu/question-types/core';
import {
  estimateSeconds,
  findType,
  type Id,
  inOrder,
  orderQuestions,
  type Question,
  type Questionnaire,
  readSetting,
  surveyLanguages,
  wordsLanguageOf,
} from '@wenshu/survey-core';
import { newId } from '../../../../platform/new-id.ts';
import { languageOf } from '../bank/tokens.ts';
import { type Brief, readBrief } from '../brief/read-brief.ts';
import { knownEntry } from './known-entry.ts';

/** A questionnaire that is there, read as a plan: its questions keep their ids, so that what a wish leaves is known to stay. */
export interface ReadDocument {
  readonly document: Questionnaire;
  readonly language: DraftLanguage;
  readonly plan: DraftPlan;
  readonly brief: Brief;
  /** What people answer, in order; children go with their parents. */
  readonly asked: readonly Question[];
  readonly seconds: ReadonlyMap<Id, number>;
}

/** Undefined: it is written in a language in which the house has no words. */
export function readDocument(document: Questionnaire, isPublished: (id: Id) => boolean): ReadDocument | undefined {
  const tag = surveyLanguages(document)[0]?.tag ?? 'und';
  const isEnglish = new Intl.Locale(tag).language === 'en';
  if (!isEnglish && wordsLanguageOf(tag) !== 'zh') return undefined;
  const asked = orderQuestions(document).filter(isAsked);
  // What it says it is written in is a setting that people forget: its own words decide.
  const words = asked.map(({ title }) => title.text).join(' ');
  const language = words.trim() === '' ? (isEnglish ? 'en' : 'zh') : languageOf(words);
  const screening = new Set(
    Object.values(document.logic).flatMap(rule => (rule.kind === 'screen-out' ? [rule.questionId] : [])),
  );
  const planned = asked.map((question, index) => {
    const isHeld = isPublished(question.id) || !isFree(question, { document });
    return plannedOf(question, { language, isScreening: screening.has(question.id), isHeld, index });
  });
  const brief = readBrief(`${document.title.text}${language === 'zh' ? '。' : '. '}${document.description.text}`, {
    languages: [language],
    minutes: null,
    mostQuestions: null,
  });
  const plan: DraftPlan = {
    facts: brief.facts,
    studies: [],
    title: { [language]: document.title.text },
    introduction: {},
    isIntroductionOwn: true,
    // All that is there stands together in its own order; what is new finds its place behind or before it.
    sections: draftPlaces.map(place => ({
      id: newId(),
      place,
      title: {},
      questions: place === 'core' ? planned : [],
    })),
    rules: [],
    quotas: [],
  };
  const seconds = new Map(asked.map(question => [question.id, estimateSeconds([question], questionTypes)]));
  return { document, language, plan, brief, asked, seconds };
}

export function isAsked({ type, parentId }: Question): boolean {
  const known = findType(questionTypes, type);
  return parentId === undefined && type !== 'text-note' && known?.capabilities.needsTitle !== false;
}

interface Standing {
  readonly language: DraftLanguage;
  readonly isScreening: boolean;
  /** Published, or something else speaks of it: the last to be left out. */
  readonly isHeld: boolean;
  readonly index: number;
}

function plannedOf(question: Question, { language, isScreening, isHeld, index }: Standing): PlannedQuestion {
  const { id, type, settings } = question;
  const items = inOrder(question.items);
  const places = (name: 'hasBlank' | 'isExclusive' | 'isAnchored') =>
    items.flatMap((item, at) => (readSetting(item.settings, name) ? [at + 1] : []));
  const title = question.title.text.trim();
  const entry = knownEntry(title, type, language);
  // What may end an interview elsewhere ends none here: it is a fact about people like others.
  const usual = entry && entry.place !== 'screening' ? entry.place : placeBy(title, type);
  const place = isScreening ? 'screening' : usual;
  const isRequired = readSetting(settings, 'required');
  return {
    id,
    type,
    place,
    construct: entry?.construct ?? constructBy(title),
    isRequired,
    blanks: places('hasBlank'),
    exclusive: places('isExclusive'),
    anchors: places('isAnchored'),
    random: [
      ...(readSetting(settings, 'isOptionOrderRandom') ? (['options'] as const) : []),
      ...(readSetting(settings, 'isRowOrderRandom') ? (['rows'] as const) : []),
    ],
    words: {
      [language]: {
        title,
        items: items.map(item => item.title.text.trim()),
        rows: inOrder(question.rows).map(row => row.title.text.trim()),
      },
    },
    why: 'person',
    about: '',
    ...(entry && { entry: entry.id }),
    // What must be answered and stands early is missed most; facts about people and free words least.
    weight: isScreening || isHeld ? 97 : WEIGHTS[place] + (isRequired ? 6 : 0) - Math.min(20, index * 0.5),
  };
}

const WEIGHTS: Readonly<Record<DraftPlace, number>> = {
  screening: 90,
  opening: 70,
  core: 80,
  detail: 60,
  open: 50,
  sensitive: 40,
  background: 45,
};

const ABOUT_PEOPLE = /年龄|性别|学历|教育程度|职业|收入|\bage\b|how old|gender|education|occupation|income/i;

function placeBy(title: string, type: string): DraftPlace {
  if (ABOUT_PEOPLE.test(title)) return 'background';
  return type === 'fill-in' ? 'open' : 'core';
}

const constructs = [
  [/年龄|多大|周岁|\bhow old\b|\byour age\b|\bage group\b/i, 'age'],
  [/性别|\bgender\b/i, 'gender'],
  [/哪个城市|所在城市|\bwhich city\b/i, 'city'],
  [/哪个国家|\bwhich country\b/i, 'country'],
] as const;

const constructBy = (title: string): string => constructs.find(([pattern]) => pattern.test(title))?.[1] ?? '';
