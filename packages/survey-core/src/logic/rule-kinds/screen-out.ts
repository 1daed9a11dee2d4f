import type { ScreenOutRule } from '../../document/logic-rule.ts';
import { addJump } from '../add-jump.ts';
import type { RuleKind } from './rule-kind.ts';

/** Ends the answering after a question. Screening beats jumping. */
export const screenOut: RuleKind<ScreenOutRule> = {
  stands: 'after-question',
  takes: 'condition',
  savedBy: 'saveLogic',
  ownerOf: ({ questionId }) => questionId,
  add: (drafts, calculations, rule) =>
    addJump(drafts, calculations, { ...rule, to: { outcome: 'screened' }, isFirst: true }),
};
