import type { DraftAsk, DraftFacts, DraftLanguage } from '@wenshu/api-contract';
import { languageOf } from '../bank/tokens.ts';
import { findThing, subjectOf } from './find-thing.ts';
import type { KnownThing } from './known-things.ts';
import {
  type AudiencePlaces,
  type DoneCondition,
  type Measured,
  readDone,
  readMeasured,
  readOwned,
  readPlaces,
  readTrades,
} from './read-audience.ts';
import { type AgeRange, readAges, readMinutes, readMostQuestions } from './read-limits.ts';
import { readTopics, type Topic } from './read-topics.ts';
import {
  type Alternatives,
  isAnonymous,
  readAlternatives,
  readLanguages,
  readPrices,
  readRoles,
  readSegments,
  readWishes,
  type Wishes,
} from './read-wishes.ts';

/** Everything that the house's own helper reads in a description. What a person says otherwise about the facts stands. */
export interface Brief {
  readonly text: string;
  /** It is written in. */
  readonly language: DraftLanguage;
  readonly facts: DraftFacts;
  readonly known: KnownThing | undefined;
  /** The word by which the thing was known: the kind that it is of. */
  readonly kind: string;
  readonly topics: readonly Topic[];
  readonly wishes: Wishes;
  readonly ages: AgeRange | null;
  readonly places: AudiencePlaces | null;
  readonly done: DoneCondition | null;
  readonly owned: string | null;
  readonly trades: readonly string[] | null;
  readonly measured: Measured | null;
  readonly alternatives: Alternatives | null;
  readonly prices: readonly string[];
  readonly segments: readonly string[];
  readonly roles: readonly string[];
}

export function readBrief(text: string, said: Partial<DraftFacts> = {}): Brief {
  const language = languageOf(text);
  const found = said.thing === undefined ? findThing(text, language) : undefined;
  const thing = said.thing ?? found?.name ?? '';
  const named = found ?? findThing(thing, languageOf(thing));
  const known = named.known ?? findThing(text, language).known;
  const places = readPlaces(text);
  const trades = readTrades(text, language);
  const alternatives = readAlternatives(text, language);
  const names = [...(places?.names ?? []), ...(trades ?? []), ...(alternatives?.names ?? [])];
  const facts: DraftFacts = {
    thing: thing.slice(0, 80),
    company: said.company ?? '',
    audience: said.audience ?? readAudience(text, language),
    about: said.about ?? subjectOf({ known }),
    field: said.field === undefined ? (known?.field ?? null) : said.field,
    minutes: said.minutes === undefined ? readMinutes(text) : said.minutes,
    mostQuestions: said.mostQuestions === undefined ? readMostQuestions(text) : said.mostQuestions,
    languages: said.languages ?? readLanguages(text, language),
    isAnonymous: said.isAnonymous ?? isAnonymous(text),
  };
  return {
    text,
    language,
    facts,
    known,
    kind: named.word,
    topics: withoutOthers(readTopics(text, language), { thing, names }),
    wishes: readWishes(text),
    ages: readAges(text),
    places,
    done: readDone(text, language),
    owned: readOwned(text, language),
    trades,
    measured: readMeasured(text),
    alternatives,
    prices: readPrices(text),
    segments: readSegments(text, language),
    roles: readRoles(text, language),
  };
}

/** A clause that only says what it is about, where, or what there is to choose from, is none that is asked about. */
function withoutOthers(
  topics: readonly Topic[],
  { thing, names }: { thing: string; names: readonly string[] },
): Topic[] {
  const lower = names.map(name => name.toLowerCase());
  return topics.filter(({ words }) => {
    const said = words.toLowerCase();
    const rest = thing === '' ? said : said.replace(thing.toLowerCase(), '');
    return (
      rest.trim() !== '' &&
      rest.length > 1 &&
      !lower.some(name => said.includes(name) || (name.includes(said) && said.length > name.length / 2))
    );
  });
}

/** In the words of the description, as a person would point at it. */
function readAudience(text: string, language: DraftLanguage): string {
  const found =
    language === 'zh'
      ? (/(?:调查对象是|对象是|面向|发给|问一问|调查)([^，。；]{2,30}?)(?:[，。；]|发|$)/.exec(text)?.[1] ??
        /(参展商|经销商|供应商|员工|患者|学生|家长|客户|会员|居民|用户|顾客|年轻人|消费者|志愿者|捐赠人)/.exec(
          text,
        )?.[1])
      : (/\b(?:ask|asking|surveying|aimed at|sent to|write to|audience:)\s+((?:our |the )?(?!for |of )[^.;,]{3,50})/i.exec(
          text,
        )?.[1] ??
        /\b((?:\w+[- ])?(?:students|employees|customers|members|donors|patients|parents|owners|dealers|residents|visitors|volunteers|users|shoppers|drivers|teachers|nurses|guests|readers|players|staff|people))\b/i.exec(
          text,
        )?.[1]);
  return (found ?? '').trim().slice(0, 200);
}

export function asksOf({ facts, topics, ages, done, owned, places }: Brief): DraftAsk[] {
  const isAnybody = facts.audience === '' && !ages && !done && owned === null && !places;
  return [
    ...(facts.thing === '' ? (['about-what'] as const) : []),
    ...(isAnybody ? (['who-answers'] as const) : []),
    ...(topics.length === 0 ? (['what-to-learn'] as const) : []),
  ];
}
