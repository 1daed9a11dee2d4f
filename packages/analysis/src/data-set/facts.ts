import { type CodebookPage, languageNameIn, own, type SurveyLanguage } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { dataSetTexts } from '@wenshu/texts/findings/data-set';
import type { Category, DataVariable, Kept, Value } from './variable.ts';

/** What a record tells besides its answers. Times are milliseconds since 1970. */
export interface RecordFacts {
  readonly status: number;
  readonly setAside: 'invalid' | 'deleted' | null;
  /** Empty when there is none. */
  readonly setAsideReason: string;
  readonly memo: string;
  readonly serial: number | null;
  /** When the version that was answered was published. */
  readonly versionTime: number;
  readonly startedAt: number;
  readonly submittedAt: number | null;
  readonly activeMs: number;
  readonly channel: string;
  readonly entrance: 'link' | 'personal' | 'identity';
  readonly linkCode: string;
  readonly nation: string | null;
  readonly province: string | null;
  readonly city: string | null;
  /** GB/T 2260. */
  readonly regionCode: string | null;
  readonly terminal: string | null;
  readonly system: string | null;
  readonly browser: string | null;
  readonly labels: readonly string[];
  readonly languageId: number;
  readonly isBooster: boolean;
  /** Attention checks; null when none was answered. */
  readonly trapsFailed: number | null;
  /** What makes it doubtful; null until it is submitted. */
  readonly flags: readonly number[] | null;
  readonly parameters: Readonly<Record<string, string>>;
  /** Milliseconds by the question that begins the page. */
  readonly pageMs: Readonly<Record<string, number>>;
  /** The question that begins the page that was open last. */
  readonly pageAt: string | null;
}

type FactName = keyof (typeof dataSetTexts)['zh']['facts'];
type FactTexts = (typeof dataSetTexts)[Language] & { languageName(tag: string): string | undefined };

interface Fact {
  readonly kept: Kept;
  readonly measure: DataVariable['measure'];
  /** The words of its codes. */
  readonly categories?: (texts: FactTexts, names: FactNames) => Readonly<Record<string, string>>;
  /** Of a text that a program wrote: what people call it. */
  readonly words?: (texts: FactTexts) => Readonly<Record<string, string>>;
  read(facts: RecordFacts): Value;
}

const text = (read: (facts: RecordFacts) => string | null): Fact => ({ kept: 'text', measure: 'nominal', read });
const number = (read: (facts: RecordFacts) => number | null): Fact => ({
  kept: 'number',
  measure: 'scale',
  read,
});
const moment = (read: (facts: RecordFacts) => number | null): Fact => ({
  kept: 'moment',
  measure: 'scale',
  read,
});
const code = (read: (facts: RecordFacts) => number | null, categories?: Fact['categories']): Fact => ({
  kept: 'code',
  measure: 'nominal',
  read,
  ...(categories && { categories }),
});

const entrances = { link: 1, personal: 2, identity: 3 };
const setAsides = { invalid: 1, deleted: 2 };

const facts: Readonly<Record<FactName, Fact>> = {
  status: code(
    ({ status }) => status,
    texts => texts.statuses,
  ),
  setAside: code(
    ({ setAside }) => setAside && setAsides[setAside],
    texts => texts.setAside,
  ),
  setAsideReason: text(({ setAsideReason }) => setAsideReason || null),
  serial: number(({ serial }) => serial),
  version: moment(({ versionTime }) => versionTime),
  startedAt: moment(({ startedAt }) => startedAt),
  submittedAt: moment(({ submittedAt }) => submittedAt),
  // Of one that is not submitted nobody knows yet how long it takes.
  durationSeconds: number(({ submittedAt, activeMs }) => (submittedAt === null ? null : Math.round(activeMs / 1000))),
  channel: text(({ channel }) => channel || null),
  entrance: code(
    ({ entrance }) => entrances[entrance],
    texts => texts.entrances,
  ),
  // Other entrances have codes that are one person's secret.
  link: text(({ entrance, linkCode }) => (entrance === 'link' ? linkCode : null)),
  nation: text(({ nation }) => nation),
  province: text(({ province }) => province),
  city: text(({ city }) => city),
  regionCode: text(({ regionCode }) => regionCode),
  terminal: { ...text(({ terminal }) => terminal), words: texts => texts.terminals },
  system: text(({ system }) => system),
  browser: text(({ browser }) => browser),
  labels: { kept: 'texts', measure: 'nominal', read: ({ labels }) => labels },
  language: code(
    ({ languageId }) => languageId,
    (texts, { languages }) =>
      Object.fromEntries(languages.map(({ languageId, tag, name }) => [languageId, texts.languageName(tag) ?? name])),
  ),
  isBooster: code(
    ({ isBooster }) => Number(isBooster),
    texts => texts.isBooster,
  ),
  flags: { kept: 'codes', measure: 'nominal', categories: texts => texts.flags, read: ({ flags }) => flags },
  trap: number(({ trapsFailed }) => trapsFailed),
  memo: text(({ memo }) => memo || null),
};

/** Which version was answered: what answers can only be read with is known by it. */
export const VERSION = 'fact:version';
const PARAMETER = 'fact:parameter:';
/** Where an unfinished record stands: a page, which is known by the question that begins it. */
export const LEFT_AT = 'fact:leftAt';

/** Whoever opens a link may invent parameters: a longer name is none of a survey's own. */
const MAX_NAME = 60;

export interface FactNames {
  /** Pages that there are. */
  readonly pages: readonly CodebookPage[];
  /** Link parameters that occur. */
  readonly parameters: readonly string[];
  readonly languages: readonly SurveyLanguage[];
}

export function factVariables(language: Language, names: FactNames): DataVariable[] {
  const { pages, parameters } = names;
  const texts = { ...dataSetTexts[language], languageName: (tag: string) => languageNameIn(tag, language) };
  return [
    ...Object.entries(facts).map(([name, { kept, measure, categories, words }]) => ({
      key: `fact:${name}`,
      name: `fact_${name}`,
      label: texts.facts[name as FactName],
      kept,
      measure,
      ...(categories && { categories: categoriesOf(categories(texts, names)) }),
      ...(words && { words: words(texts) }),
    })),
    {
      key: LEFT_AT,
      name: 'fact_leftAt',
      label: texts.leftAt,
      kept: 'code',
      measure: 'nominal',
      categories: pages.map(({ questionId, seqName }) => ({ code: pageCode(questionId), label: texts.page(seqName) })),
    },
    ...pages.map(
      ({ questionId, seqName, name }): DataVariable => ({
        key: `fact:pageTime:${questionId}`,
        name: `fact_${name}_seconds`,
        label: texts.pageTime(seqName),
        kept: 'number',
        measure: 'scale',
      }),
    ),
    ...parameters.map(
      (name): DataVariable => ({
        key: parameterKey(name),
        name: `parameter_${name}`,
        label: texts.parameter(name),
        kept: 'text',
        measure: 'nominal',
      }),
    ),
  ];
}

export const factKeys: readonly string[] = [...Object.keys(facts).map(name => `fact:${name}`), LEFT_AT];

/** In the order of `factVariables`, without the parameters. */
export function factReaders(pages: FactNames['pages']): readonly ((record: RecordFacts) => Value)[] {
  return [
    ...Object.values(facts).map(({ read }) => read),
    // Who has submitted has left nowhere.
    ({ submittedAt, pageAt }: RecordFacts) => (submittedAt === null && pageAt !== null ? pageCode(pageAt) : null),
    ...pages.map(
      ({ questionId }) =>
        ({ pageMs }: RecordFacts) =>
          secondsOf(own(pageMs, questionId)),
    ),
  ];
}

/** To a tenth: whoever clicks through is on a page for less than a second. Nobody was there, or nobody knows how long: no value. */
const secondsOf = (ms: number | undefined) => (ms === undefined ? null : Math.round(ms / 100) / 10);

/** The link's parameters by their variables' keys. */
export function parameterValues({ parameters }: RecordFacts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters)
      .filter(([name]) => name.length <= MAX_NAME)
      .map(([name, value]) => [parameterKey(name), value]),
  );
}

/**
 * A page's code among the values of a variable: made of the question's id alone (FNV-1a), because it must mean the same page whatever other
 * pages come and go. Of a thousand pages two share one with a chance of 1 in 4,000.
 */
export function pageCode(questionId: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < questionId.length; at++) hash = Math.imul(hash ^ questionId.charCodeAt(at), 0x01000193);
  return hash & 0x7fffffff;
}

export function parameterKey(name: string): string {
  return PARAMETER + name;
}

export function parameterNameOf(key: string): string | undefined {
  return key.startsWith(PARAMETER) ? key.slice(PARAMETER.length) : undefined;
}

function categoriesOf(words: Readonly<Record<string, string>>): Category[] {
  return Object.entries(words).map(([key, label]) => ({ code: Number(key), label }));
}
