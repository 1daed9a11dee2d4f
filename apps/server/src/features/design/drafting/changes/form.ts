import { type DraftLanguage, type DraftPlan, draftLanguages, type PlannedQuestion } from '@wenshu/api-contract';
import { groupBy } from '@wenshu/survey-core';
import { draftQuestionTexts } from '@wenshu/texts/design/drafting/draft-questions';
import { numberOf } from '../brief/read-limits.ts';
import { readWishes } from '../brief/read-wishes.ts';
import { losesCondition, wordsIn } from '../plan/compile-plan.ts';
import { allQuestions } from '../plan/make-plan.ts';
import { makeScreening, noParts } from '../plan/screening.ts';
import { addParts, type Change, dropQuestions, mapQuestions, tell, titleOf } from './change-parts.ts';
import { numbered, saidIn } from './content.ts';

export const addLanguage: Change = (plan, wish) => {
  const adds: readonly (readonly [DraftLanguage, RegExp])[] = [
    ['en', /英文|英语|双语|中英|\benglish\b|bilingual|both languages/i],
    ['zh', /中文|汉语|双语|中英|\bchinese\b|bilingual|both languages/i],
  ];
  if (!/加|增|也要|版|双语|中英|add|also|too|version|bilingual|both/i.test(wish)) return undefined;
  const named = adds.filter(([, pattern]) => pattern.test(wish)).map(([language]) => language);
  if (named.length === 0) return undefined;
  const fresh = named.filter(language => !plan.facts.languages.includes(language));
  if (fresh.length === 0) return tell(plan, 'there-already', { names: [] });
  return tell({ ...plan, facts: { ...plan.facts, languages: [...plan.facts.languages, ...fresh] } }, 'language');
};

export const makeAnonymous: Change = (plan, wish) => {
  if (!/匿名|不记名|anonymous/i.test(wish)) return undefined;
  const asksWho = allQuestions(plan).filter(
    ({ construct, entry }) => construct === 'follow-up consent' || entry === 'contact-followup',
  );
  const bare = dropQuestions(plan, new Set(asksWho.map(({ id }) => id)));
  return tell({ ...bare, facts: { ...bare.facts, isAnonymous: true } }, 'anonymous', {
    names: asksWho.map(one => titleOf(one, plan)),
  });
};

/** Options that deny the others, or hold a blank, stay at the end. */
export const randomise: Change = (plan, wish) => {
  if (!/随机|打乱|random|shuffle|rotate/i.test(wish)) return undefined;
  const named = numbered(plan, wish);
  const canBe = ({ type, words }: PlannedQuestion) => {
    const { items, rows } = words.zh ?? words.en ?? { items: [], rows: [] };
    return (
      rows.length > 1 ||
      (/^(?:multiple-choice|ranking)$/.test(type) && items.length > 2) ||
      (named.length > 0 && items.length > 2)
    );
  };
  const ids = new Set(
    (named.length > 0 ? named : allQuestions(plan))
      .filter(canBe)
      .filter(({ random }) => random.length === 0)
      .map(({ id }) => id),
  );
  if (ids.size === 0) return tell(plan, 'nothing-to-change');
  const changed = mapQuestions(plan, question => {
    if (!ids.has(question.id)) return question;
    const { rows } = question.words.zh ?? question.words.en ?? { rows: [] };
    const anchors = [...new Set([...question.anchors, ...question.blanks, ...question.exclusive])];
    return rows.length > 1 ? { ...question, random: ['rows'] } : { ...question, random: ['options'], anchors };
  });
  return tell(changed, 'randomised', { count: ids.size });
};

export const addQuota: Change = (plan, wish, brief) => {
  if (!/配额|quota|各半|各占/i.test(wish)) return undefined;
  const wantsAge = /年龄|\bage/i.test(wish);
  const wantsGender = /性别|男女|gender|men|women/i.test(wish);
  const read = {
    ...brief,
    wishes: { ...readWishes(''), ageQuota: wantsAge, genderQuota: wantsGender },
    ages: wantsAge ? brief.ages : null,
    done: null,
    owned: null,
    places: null,
    trades: null,
    measured: null,
  };
  const parts = wantsAge || wantsGender ? makeScreening(read) : noParts;
  const there = allQuestions(plan);
  const replaced = parts.questions.map(question => ({
    question,
    same: there.find(({ construct, place }) => construct === question.construct && place === 'screening'),
  }));
  if (parts.questions.length === 0) return tell(plan, 'quota-unclear');
  const held = new Set(plan.quotas.map(({ questionId }) => questionId));
  if (replaced.every(({ same }) => same && held.has(same.id)))
    return tell(plan, 'there-already', { names: replaced.flatMap(({ same }) => (same ? [titleOf(same, plan)] : [])) });
  const doubles = there.filter(
    ({ construct, id }) => parts.questions.some(one => one.construct === construct) && !held.has(id),
  );
  const bare = dropQuestions(plan, new Set(doubles.map(({ id }) => id)));
  const ids = new Set(
    parts.questions
      .filter(one => !there.some(({ construct, id }) => construct === one.construct && held.has(id)))
      .map(({ id }) => id),
  );
  const fresh = {
    questions: parts.questions.filter(({ id }) => ids.has(id)),
    rules: parts.rules.filter(({ when }) => ids.has(when.questionId)),
    quotas: parts.quotas.filter(({ questionId }) => ids.has(questionId)),
  };
  return tell(addParts(bare, fresh), 'quota', { names: fresh.questions.map(one => titleOf(one, plan)) });
};

/** Questions with the same scale that stand together become rows of one. */
export const makeMatrix: Change = (plan, wish) => {
  if (!/矩阵|合并成|matrix|\bgrid\b/i.test(wish)) return undefined;
  const byNumber = numbered(plan, wish);
  const canBe = (byNumber.length > 1 ? byNumber : allQuestions(plan)).filter(
    ({ type }) => type === 'scale' || type === 'single-choice',
  );
  const [base = 'zh'] = plan.facts.languages;
  const scaleOf = (question: PlannedQuestion) => `${question.place} ${wordsIn(question, base).items.join('|')}`;
  const groups = groupBy(
    canBe.filter(({ words }) => {
      const count = (words.zh ?? words.en)?.items.length ?? 0;
      return count > 2 && count < 8;
    }),
    scaleOf,
  );
  const group = [...groups.values()].toSorted((a, b) => b.length - a.length)[0];
  if (!group || group.length < 2) return tell(plan, 'no-matrix');
  const [first, ...others] = group;
  const gone = new Set(others.map(({ id }) => id));
  const bare = dropQuestions(plan, gone);
  const changed = mapQuestions(bare, question => (question.id === first!.id ? mergeRows(first!, group) : question));
  return tell(withoutRulesOn(changed, first!.id), 'matrix', { names: group.map(one => titleOf(one, plan)) });
};

function mergeRows(first: PlannedQuestion, group: readonly PlannedQuestion[]): PlannedQuestion {
  const words = Object.fromEntries(
    draftLanguages.flatMap(language => {
      const own = first.words[language];
      const rows = group.map(({ words }) => words[language]?.title ?? '');
      if (!own || rows.includes('')) return [];
      return [[language, { title: draftQuestionTexts[language].aspects.agreement, items: own.items, rows }]];
    }),
  );
  const { points: _points, entry: _entry, ...rest } = first;
  return {
    ...rest,
    type: 'matrix-single',
    words,
    random: ['rows'],
    blanks: [],
    exclusive: [],
    anchors: [],
    why: 'wish',
    about: '',
  };
}

/** An answer to a matrix is none to a question: what hung on it falls away. */
const withoutRulesOn = (plan: DraftPlan, id: string): DraftPlan => ({
  ...plan,
  rules: plan.rules.filter(({ when }) => when.questionId !== id),
  quotas: plan.quotas.filter(({ questionId }) => questionId !== id),
});

export const changeScale: Change = (plan, wish) => {
  const to =
    /(?:改成|改为|换成|用)\s*([五七57])\s*[点级分]|(?:to|use|with)\s+(?:an?\s+)?(5|7|five|seven)[- ]?points?/i.exec(
      wish,
    );
  const count = numberOf(to?.[1] ?? to?.[2] ?? '');
  if (count !== 5 && count !== 7) return undefined;
  const kinds = ['satisfaction', 'agreement', 'agree', 'importance'] as const;
  const scaleIn = (language: DraftLanguage, kind: (typeof kinds)[number], points: 5 | 7): readonly string[] =>
    draftQuestionTexts[language].points[kind][points];
  const from = count === 7 ? 5 : 7;
  const changed = new Set<string>();
  const next = mapQuestions(plan, question => {
    const items = question.words.zh?.items ?? [];
    const kind = kinds.find(one => scaleIn('zh', one, from).every((label, index) => items[index] === label));
    if (!kind) return question;
    changed.add(question.id);
    const words = Object.fromEntries(
      draftLanguages.flatMap(language => {
        const own = question.words[language];
        return own
          ? [[language, { ...own, items: [...scaleIn(language, kind, count), ...own.items.slice(from)] }]]
          : [];
      }),
    );
    const shift = (places: readonly number[]) => places.map(place => (place > from ? place + count - from : place));
    const { points: _points, ...rest } = question;
    return {
      ...rest,
      words,
      anchors: shift(question.anchors),
      exclusive: shift(question.exclusive),
      blanks: shift(question.blanks),
    };
  });
  if (changed.size === 0) return tell(plan, 'nothing-to-change');
  // A rule on points of a scale says something else once there are more of them.
  return tell({ ...next, rules: next.rules.filter(({ when }) => !changed.has(when.questionId)) }, 'scale', {
    count: changed.size,
  });
};

/** "第5题移到最前", "move question 5 to the end": within what stands there. */
export const move: Change = (plan, wish) => {
  if (!/移到|放到|挪到|提前|\bmove\b|\bput\b.*\b(?:first|last|end|start)\b/i.test(wish)) return undefined;
  const isFirst = /最前|开头|前面|提前|first|start|top|beginning/i.test(wish);
  const [question] = [
    ...numbered(plan, wish),
    ...saidIn(plan, wish.replace(/移到|放到|最[前后]面?|\bmove\b|\bto the (?:start|end|top)\b/gi, '')),
  ];
  if (!question) return tell(plan, 'not-found', { names: [] });
  const sections = plan.sections.map(section => {
    if (!section.questions.includes(question)) return section;
    const others = section.questions.filter(({ id }) => id !== question.id);
    return { ...section, questions: isFirst ? [question, ...others] : [...others, question] };
  });
  const moved = { ...plan, sections };
  if (losesCondition(plan, moved)) return tell(plan, 'holds-back', { names: [titleOf(question, plan)] });
  return tell(moved, 'moved', { names: [titleOf(question, plan)] });
};

export const soften: Change = (plan, wish) =>
  /温和|委婉|柔和|亲切|语气|gentle|softer|kinder|friendl|tone/i.test(wish) ? tell(plan, 'gentle') : undefined;
