import type { OptionReferenceRule } from '../../document/logic-rule.ts';
import { findSlots } from '../drafts.ts';
import { sourceSlots } from '../source-slots.ts';
import type { RuleKind } from './rule-kind.ts';

/** Carries options of an earlier question forward. */
export const optionReference: RuleKind<OptionReferenceRule> = {
  stands: 'in-question',
  takes: 'options',
  savedBy: 'saveItemReferenceLogic',
  ownerOf: ({ questionId }) => questionId,
  /** The options were laid out by `expandFlow`; here the slot learns whom to ask which of them are shown. */
  add(drafts, calculations, { id: ruleId, questionId, fromQuestionId, take }) {
    for (const slot of findSlots(drafts, questionId, ruleId)) {
      const from = sourceSlots(drafts, calculations, slot, ruleId, fromQuestionId);
      slot.varying = { tests: new Map(), ...slot.varying, carries: { take, from } };
    }
  },
};
