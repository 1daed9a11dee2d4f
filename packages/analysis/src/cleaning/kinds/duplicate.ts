import { type QualityFlag, qualityFlags } from '@wenshu/survey-core';
import { MAX_REPEATED } from '../../columns/column-request.ts';
import { checkQuestions, isAny, questionNames, variablesIn } from '../named-questions.ts';
import { type DuplicateBy, duplicateBys } from '../rule.ts';
import type { RuleData, RuleKind, RuleTest } from '../rule-kind.ts';

const flagged = (flag: QualityFlag): RuleTest => ({
  by: 'filter',
  filter: { test: 'choice', variable: 'fact:flags', is: 'any-of', codes: [qualityFlags[flag]] },
});

const found: Readonly<Record<DuplicateBy, (variables: readonly string[]) => RuleTest>> = {
  device: () => ({ by: 'origin', origin: 'device' }),
  address: () => ({ by: 'origin', origin: 'address' }),
  deviceAnswers: () => flagged('sameDevice'),
  addressAnswers: () => flagged('sameAddress'),
  questions: variables => ({ by: 'repeats', variables, least: 2 }),
};

const variablesOf = (questions: readonly string[], data: RuleData) =>
  questions.flatMap(key => variablesIn(key, data, isAny));

export const duplicate: RuleKind<'duplicate'> = {
  check: ({ by, questions }, data) => {
    if (!duplicateBys.includes(by as DuplicateBy)) return 'not-readable';
    const problem = checkQuestions(questions, data, isAny);
    if (problem || by !== 'questions') return problem;
    const count = variablesOf(questions as readonly string[], data).length;
    return count === 0 ? 'not-set' : count > MAX_REPEATED ? 'not-fitting' : undefined;
  },
  tests: ({ by, questions }, context) => [found[by](variablesOf(questions, context))],
  describe: ({ by, questions }, teller) => teller.texts.repeats[by]({ questions: questionNames(questions, teller) }),
};
