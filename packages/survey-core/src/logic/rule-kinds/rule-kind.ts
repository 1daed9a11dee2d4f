import type { LogicRule } from '../../document/logic-rule.ts';
import type { Id } from '../../ids.ts';
import type { CalculationTable } from '../calculation-table.ts';
import type { Drafts } from '../drafts.ts';

/** What differs between kinds of rule. Its shape when stored stands in `questionnaire/schema/logic-schema.ts`, without which it does not compile. */
export interface RuleKind<Rule extends LogicRule = LogicRule> {
  /** What it is about: something that is shown or asked again, the way on after a question, or the options of a question. */
  readonly stands: 'on-target' | 'after-question' | 'in-question';
  /** What it reads of earlier answers: whether a condition holds, or which options were chosen. */
  readonly takes: 'condition' | 'options';
  /** The command that saves it. */
  readonly savedBy: 'saveLogic' | 'saveItemReferenceLogic' | 'saveQuestionRelationLogic';
  /** The question whose logic it belongs to; none where it is about a group. */
  ownerOf(rule: Rule): Id | undefined;
  /** Puts it into the slots it acts on, and reports what is wrong with it. */
  add(drafts: Drafts, calculations: CalculationTable, rule: Rule): void;
}
