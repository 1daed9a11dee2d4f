import type { LogicRule } from '../../document/logic-rule.ts';
import type { Questionnaire } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import { own } from '../../json.ts';
import { limits } from '../../limits.ts';
import { setTo } from '../change.ts';
import { firstProblem, join, type Outcome } from '../command.ts';
import { checkFreshIds } from './find.ts';
import { CarriedOptions, checkReferences } from './references.ts';

/** Adds rules or sets those that exist: everything they name is there, and a rule stays of the kind it is. */
export function saveRules(document: Questionnaire, rules: readonly { id: Id; kind: LogicRule['kind'] }[]): Outcome {
  const fresh = rules.filter(rule => own(document.logic, rule.id)?.kind !== rule.kind).map(rule => rule.id);
  const count = Object.keys(document.logic).length + fresh.length;
  if (count > limits.rules) return { problem: 'input-invalid', detail: { field: 'rules' } };
  const carried = new CarriedOptions(document);
  return join(
    checkFreshIds(document, fresh),
    firstProblem(rules, rule => {
      const problem = checkReferences(document, rule, carried);
      return problem && { id: rule.id, ...problem };
    }),
    rules.map(rule => setTo(['logic', rule.id], withoutUndefined(rule))),
  );
}

/** Optional fields that were left out are absent, as they are after saving and loading. */
export function withoutUndefined<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
