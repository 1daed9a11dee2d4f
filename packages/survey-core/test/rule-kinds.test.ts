import { describe, expect, it } from 'vitest';
import type { LogicRule } from '../src/document/logic-rule.ts';
import { findRuleKind, ruleKinds } from '../src/logic/rule-kinds/rule-kinds.ts';
import { commands } from '../src/questionnaire/commands/index.ts';
import { logicRule } from '../src/questionnaire/schema/logic-schema.ts';

const at = { id: 'rule000001', order: 'a' };
const when = { test: 'answered', questionId: 'choice0001', is: true } as const;
const from = { fromQuestionId: 'choice0001', take: 'selected' } as const;

/** One of every kind on a question; a kind without a line here does not compile. */
const examples: { readonly [Kind in LogicRule['kind']]: LogicRule } = {
  display: { ...at, kind: 'display', target: { questionId: 'asked00001' }, when },
  jump: { ...at, kind: 'jump', questionId: 'asked00001', to: { outcome: 'finished' } },
  'screen-out': { ...at, kind: 'screen-out', questionId: 'asked00001', when },
  'option-reference': { ...at, kind: 'option-reference', questionId: 'asked00001', ...from },
  'question-relation': { ...at, kind: 'question-relation', target: { questionId: 'asked00001' }, ...from },
};

describe('the table of kinds of rule', () => {
  it.each(Object.entries(examples))(
    'has %s with a shape, a command that saves it and the question it is about',
    (kind, rule) => {
      expect(logicRule.safeParse(rule).success).toBe(true);
      const found = findRuleKind(rule);
      expect(found).toBe(ruleKinds[kind as LogicRule['kind']]);
      expect(Object.keys(commands)).toContain(found?.savedBy);
      expect(found?.ownerOf(rule)).toBe('asked00001');
      expect('when' in rule || kind === 'jump' ? 'condition' : 'options').toBe(found?.takes);
    },
  );

  it.each(['toString', '__proto__', 'unheard-of'])('has no kind %s', kind => {
    expect(findRuleKind({ ...at, kind } as unknown as LogicRule)).toBeUndefined();
  });
});
