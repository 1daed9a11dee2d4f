import type { DraftLanguage, DraftPlace, DraftReason, DraftWords, PlannedQuestion } from '@wenshu/api-contract';
import type { DraftQuestion } from '@wenshu/survey-core';
import { newId } from '../../../../platform/new-id.ts';
import type { BankEntry } from '../bank/bank-entry.ts';
import type { Brief } from '../brief/read-brief.ts';
import { fillSlots, slotsIn } from './slots.ts';

export interface Because {
  readonly why: DraftReason;
  readonly about: string;
  readonly weight: number;
}

/** A question of the bank with its slots filled, in all languages that the house has: a language that is added later is there. */
export function fromEntry(entry: BankEntry, brief: Brief, because: Because): PlannedQuestion {
  const { question: both, construct, place, random, exclusive, anchors } = entry;
  const { type, isRequired, settings, items } = both.zh;
  return {
    id: newId(),
    entry: entry.id,
    type,
    place,
    construct,
    // Nobody must say what is sensitive.
    isRequired: isRequired && place !== 'sensitive',
    ...(settings?.pointCount && { points: settings.pointCount }),
    ...(settings?.minSelected && { least: settings.minSelected }),
    ...(settings?.maxSelected && { most: settings.maxSelected }),
    blanks: items.flatMap(({ hasBlank }, index) => (hasBlank ? [index + 1] : [])),
    exclusive: [...exclusive],
    anchors: [...anchors],
    random: [...random],
    words: {
      zh: fillSlots(priced(wordsOf(both.zh), brief), slotsIn(brief, 'zh')),
      en: fillSlots(priced(wordsOf(both.en), brief), slotsIn(brief, 'en')),
    },
    ...because,
  };
}

/** The one price that was named, in place of the bank's own. */
const priced = (words: DraftWords, { prices: [price] }: Brief): DraftWords =>
  price === undefined ? words : { ...words, title: words.title.replace(/\b99\b(?:\s*元)?/, price) };

export function wordsOf({ title, remark, settings, items, rows }: DraftQuestion): DraftWords {
  return {
    title,
    ...(remark !== undefined && { remark }),
    ...(settings?.lowLabel !== undefined && { low: settings.lowLabel }),
    ...(settings?.highLabel !== undefined && { high: settings.highLabel }),
    items: items.map(item => item.title),
    rows: [...rows],
  };
}

interface OwnWords {
  readonly title: string;
  readonly items?: readonly string[];
  readonly rows?: readonly string[];
  readonly remark?: string;
}

interface OwnQuestion extends Because {
  readonly type: string;
  readonly place: DraftPlace;
  readonly construct: string;
  readonly isOptional?: boolean;
  readonly most?: number;
  readonly blanks?: readonly number[];
  readonly exclusive?: readonly number[];
  readonly anchors?: readonly number[];
  readonly random?: readonly ('options' | 'rows')[];
  /** Undefined where it cannot be said in that language. */
  readonly words: (language: DraftLanguage) => OwnWords | undefined;
}

/** A question that is made for this plan. */
export function ownQuestion(own: OwnQuestion): PlannedQuestion {
  const both = (['zh', 'en'] as const).flatMap(language => {
    const words = own.words(language);
    return words ? [[language, wholeWords(words)] as const] : [];
  });
  return {
    id: newId(),
    type: own.type,
    place: own.place,
    construct: own.construct,
    isRequired: !own.isOptional,
    ...(own.most && { most: own.most }),
    blanks: [...(own.blanks ?? [])],
    exclusive: [...(own.exclusive ?? [])],
    anchors: [...(own.anchors ?? [])],
    random: [...(own.random ?? [])],
    words: Object.fromEntries(both),
    why: own.why,
    about: own.about,
    weight: own.weight,
  };
}

const wholeWords = ({ title, items = [], rows = [], remark }: OwnWords): DraftWords => ({
  title,
  ...(remark !== undefined && { remark }),
  items: [...items],
  rows: [...rows],
});
