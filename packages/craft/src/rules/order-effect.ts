import { readSetting } from '@wenshu/survey-core';
import { randomise } from '../mends/randomise.ts';
import { isJudged } from '../reading/answer-form.ts';
import { type Asked, plainOptions } from '../reading/asked.ts';
import { readRange } from '../reading/ranges.ts';
import type { WordsLanguage } from '../reading/read-survey.ts';
import { lookedUp, ordered } from '../words/looked-up.ts';
import type { WordsRule } from './craft-rule.ts';

/** In a long list the first ones are taken more often, whatever they are; in a ranking sooner. */
const MANY = 8;
const MANY_TO_RANK = 6;

export const orderEffect: WordsRule = {
  rule: 'order-effect',
  reads: 'words',
  find(asked, survey, language) {
    const isRanking = asked.kind === 'ranking';
    if (!isRanking && asked.kind !== 'single' && asked.kind !== 'multiple') return undefined;
    // Asked once for all languages: the order is the same in each.
    if (!survey.isBase || asked.carriesOptions || asked.isTrap) return undefined;
    const limit = isRanking ? MANY_TO_RANK : MANY;
    const plain = plainOptions(asked);
    if (plain.length < limit || readSetting(asked.question.settings, 'isOptionOrderRandom')) return undefined;
    if (hasOwnOrder(asked, language)) return undefined;
    const mend = randomise(asked, survey);
    return {
      reason: isRanking ? 'ranking' : 'as-found',
      count: plain.length,
      limit,
      certainty: 'certain',
      ...(mend && { mend }),
    };
  },
};

function hasOwnOrder(asked: Asked, language: WordsLanguage): boolean {
  const texts = plainOptions(asked).map(({ text }) => text);
  if (lookedUp[language].test(`${asked.title}\n${asked.note}`) || isJudged(asked, language)) return true;
  const inOrder = texts.filter(text => ordered[language].test(text) || readRange(text)).length;
  return inOrder * 2 > texts.length || isSorted(texts) || hasLayers(asked);
}

/** By the alphabet. Chinese lists are hardly ever, and then the note says so. */
const isSorted = (texts: readonly string[]) =>
  /^[a-z]/i.test(texts[0] ?? '') &&
  texts.every(
    (text, index) => index === 0 || texts[index - 1]!.localeCompare(text, 'en', { sensitivity: 'base' }) <= 0,
  );

/** Layers and groups of options are an order of their own. */
const hasLayers = ({ question }: Asked) =>
  Object.values(question.items).some(
    ({ parentItemId, itemGroupId }) => parentItemId !== undefined || itemGroupId !== undefined,
  );
