import type { DraftPlan, PlannedQuestion } from '@wenshu/api-contract';
import { findEntries } from '../bank/find-entries.ts';
import { findEntry } from '../bank/read-bank.ts';
import { languageOf, tokensOf } from '../bank/tokens.ts';
import { readBrief } from '../brief/read-brief.ts';
import { numberOf } from '../brief/read-limits.ts';
import { allQuestions } from '../plan/make-plan.ts';
import { fromEntry } from '../plan/planned-question.ts';
import { makeScreening, noParts } from '../plan/screening.ts';
import { askTopic } from '../plan/special.ts';
import { addParts, type Change, dropQuestions, tell, titleOf } from './change-parts.ts';

const ADDS =
  /(?:加上?|增加|添加|补充|再问|多问|问一?下|问问)(?:一?[个道些])?(?:关于)?(.+)|\b(?:add|include|ask(?: them)? about|also ask|ask)\b\s+(?:an? |some |the )?(?:questions? |section )?(?:about |on |for )?(.+)/i;
const REMOVES =
  /(?:去掉|删除?掉?|不要再?问?|移除|拿掉)(.+)|\b(?:remove|drop|delete|leave out|take out|get rid of)\b\s+(?:the )?(?:questions? )?(?:about |on )?(.+)/i;

const restOf = (pattern: RegExp, wish: string): string | undefined => {
  const found = pattern.exec(wish);
  return found ? (found[1] ?? found[2])?.replace(/(?:的?(?:题目?|问题|部分))?[。.!！]?$/, '').trim() : undefined;
};

/** "第3题", "Q3", "question 3": as the plan shows them. */
export function numbered(plan: DraftPlan, text: string): PlannedQuestion[] {
  const questions = allQuestions(plan);
  const numbers = [...text.matchAll(/第\s*([\d一二三四五六七八九十]+)\s*[题道]|\b(?:q|question)s?\s*(\d+)/gi)];
  return numbers.flatMap(([, zh, en]) => questions[(numberOf(zh ?? en ?? '') ?? 0) - 1] ?? []);
}

/** A question that says what was said; of several, the one that says most of it. */
export function saidIn(plan: DraftPlan, text: string): PlannedQuestion[] {
  const wanted = tokensOf(text);
  if (wanted.length === 0) return [];
  const scored = allQuestions(plan).map(question => {
    const { zh, en } = question.words;
    const said = new Set(
      tokensOf(
        [zh?.title, en?.title, ...(zh?.rows ?? []), ...(en?.rows ?? []), question.construct, question.about].join(' '),
      ),
    );
    return { question, share: wanted.filter(token => said.has(token)).length / wanted.length };
  });
  const best = Math.max(...scored.map(({ share }) => share), 0);
  return best < 0.4 ? [] : scored.filter(({ share }) => share === best).map(({ question }) => question);
}

const placesByWord = [
  [/背景|基本信息|人口|demographic|background|about you/i, 'background'],
  [/甄别|筛选|screening/i, 'screening'],
  [/开放题?|open[- ]?(?:ended )?questions?|comments/i, 'open'],
  [/敏感|sensitive|personal questions/i, 'sensitive'],
] as const;

export const remove: Change = (plan, wish) => {
  const rest = restOf(REMOVES, wish);
  if (rest === undefined) return undefined;
  const place = placesByWord.find(([pattern]) => pattern.test(rest))?.[1];
  const byNumber = numbered(plan, wish);
  const gone =
    byNumber.length > 0
      ? byNumber
      : place
        ? allQuestions(plan).filter(question => question.place === place)
        : saidIn(plan, rest);
  if (gone.length === 0) return tell(plan, 'not-found', { names: [rest] });
  if (gone.length === allQuestions(plan).length) return tell(plan, 'would-be-empty');
  return tell(dropQuestions(plan, new Set(gone.map(({ id }) => id))), 'removed', {
    names: gone.map(one => titleOf(one, plan)),
  });
};

/** "只要养猫的人", "add a screening for owners of cats": read as if it stood in the description. */
export const screen: Change = (plan, wish) => {
  if (
    !/甄别|筛选|只要|只问|只限|仅限|screen|\bonly (?:people|those|ask|for|adults|owners|parents|women|men|\w+ (?:owners|users|buyers|drivers|customers))\b|\b(?:owners|users|parents|adults) only\b|must (?:have|be)|exclude|no one from|排除/i.test(
      wish,
    )
  )
    return undefined;
  const read = readBrief(wish, { thing: plan.facts.thing, about: plan.facts.about, languages: plan.facts.languages });
  const { questions, rules, quotas } = makeScreening(read);
  const there = new Set(
    allQuestions(plan)
      .filter(({ place }) => place === 'screening')
      .map(({ construct }) => construct),
  );
  const fresh = questions.filter(({ construct }) => !there.has(construct));
  if (questions.length === 0) return tell(plan, 'screening-unclear');
  if (fresh.length === 0) return tell(plan, 'there-already', { names: questions.map(one => titleOf(one, plan)) });
  const ids = new Set(fresh.map(({ id }) => id));
  const parts = {
    questions: fresh,
    rules: rules.filter(({ when }) => ids.has(when.questionId)),
    quotas: quotas.filter(one => ids.has(one.questionId)),
  };
  return tell(addParts(plan, parts), 'screened', { names: fresh.map(one => titleOf(one, plan)) });
};

export const addTopic: Change = (plan, wish, brief) => {
  const rest = restOf(ADDS, wish);
  if (rest === undefined || rest === '') return undefined;
  const language = languageOf(rest);
  const has = new Set(allQuestions(plan).map(({ entry }) => entry));
  const isNps = /nps|净推荐|推荐度|recommend/i.test(rest);
  const isOpen = /开放题|open question|comment/i.test(rest);
  const named = isNps
    ? plan.facts.about === 'employer'
      ? 'engagement-enps'
      : 'loyalty-nps'
    : isOpen
      ? 'open-anything-else'
      : undefined;
  const found = named
    ? findEntry(named)
    : findEntries(rest, language, plan.facts).find(({ score }) => score >= 0.2)?.entry;
  const because = { why: 'wish', about: rest, weight: 90 } as const;
  if (found && has.has(found.id))
    return tell(plan, 'there-already', {
      names: allQuestions(plan)
        .filter(({ entry }) => entry === found.id)
        .map(one => titleOf(one, plan)),
    });
  const question = found
    ? fromEntry(found, brief, because)
    : { ...askTopic({ words: rest, isAspect: true }, 90), why: 'wish' as const };
  return tell(addParts(plan, { ...noParts, questions: [question] }), found ? 'added' : 'added-open', {
    names: [titleOf(question, plan)],
  });
};
