import type { JumpRule } from '../../document/logic-rule.ts';
import { addJump } from '../add-jump.ts';
import type { RuleKind } from './rule-kind.ts';

/** Leads from a question to a later one, a later group, or the end. */
export const jump: RuleKind<JumpRule> = {
  stands: 'after-question',
  takes: 'condition',
  savedBy: 'saveLogic',
  ownerOf: ({ questionId }) => questionId,
  add: addJump,
};
