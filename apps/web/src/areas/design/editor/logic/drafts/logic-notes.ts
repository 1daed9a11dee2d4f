import {
  type Calculation,
  groupBy,
  inOrder,
  type LogicRule,
  mentions,
  type Questionnaire,
  type Verification,
} from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts/bilingual';
import { shortCalculation, shortRule, shortVerification } from '@wenshu/texts/design/logic/short-rule';
import { sectionsOf } from '../../../document/reading/sections-of.ts';
import type { LogicPlace } from '../../state/tools-store.ts';
import type { RuleKind } from './rule-draft.ts';

export interface LogicNote extends LogicPlace {
  readonly kind: RuleKind | 'check' | 'calculation';
  readonly text: string;
}

const NOTHING: readonly LogicNote[] = [];

/**
 * What logic does to a question, in short words: when it is shown, where it leads, what it carries, what is checked at it, which
 * calculations read it. A rule about a whole group stands at the group's first question. A loop is drawn around all that it asks.
 */
export function logicNotes(document: Questionnaire, questionId: string, language: Language): readonly LogicNote[] {
  const rules = rulesAt(document, questionId).filter(rule => rule.kind !== 'question-relation');
  const checks = placed(document.verifications).get(questionId) ?? [];
  const calculations = Object.values(document.calculations).filter(one => isRead(one, questionId));
  if (rules.length + checks.length + calculations.length === 0) return NOTHING;
  return [
    ...rules.map(rule => ({
      tab: 'rules' as const,
      id: rule.id,
      kind: rule.kind,
      text: shortRule(rule, document, language),
    })),
    ...checks.map(check => ({
      tab: 'checks' as const,
      id: check.id,
      kind: 'check' as const,
      text: shortVerification(check, document, language),
    })),
    ...calculations.map(({ id, name }) => ({
      tab: 'calculations' as const,
      id,
      kind: 'calculation' as const,
      text: shortCalculation(name, language),
    })),
  ];
}

const known = new WeakMap<object, ReadonlyMap<string, readonly (LogicRule | Verification)[]>>();

/** By the question, or the group, that they act on. Every card asks at every key, so it is made once for each state of the list. */
function placed<One extends LogicRule | Verification>(list: Readonly<Record<string, One>>): ReadonlyMap<string, One[]> {
  const index = (known.get(list) as Map<string, One[]> | undefined) ?? groupBy(inOrder(list), placeOf);
  known.set(list, index);
  return index;
}

function placeOf(one: LogicRule | Verification): string {
  if ('questionId' in one) return one.questionId;
  return 'groupId' in one.target ? one.target.groupId : one.target.questionId;
}

function rulesAt(document: Questionnaire, questionId: string): readonly LogicRule[] {
  const index = placed(document.logic);
  const own = index.get(questionId) ?? [];
  const ofGroup = index.get(document.questions[questionId]?.groupId ?? '');
  if (!ofGroup || firstOf(document, questionId) !== questionId) return own;
  return [...ofGroup, ...own];
}

function firstOf(document: Questionnaire, questionId: string): string | undefined {
  const { groupId } = document.questions[questionId]!;
  return sectionsOf(document).find(({ group }) => group.id === groupId)?.questions[0]?.id;
}

const reads = new WeakMap<Calculation, Map<string, boolean>>();

/** Whether a formula reads a question: it is taken apart once. */
function isRead(calculation: Calculation, questionId: string): boolean {
  const answers = reads.get(calculation) ?? new Map<string, boolean>();
  reads.set(calculation, answers);
  const answer = answers.get(questionId) ?? mentions(calculation, new Set([questionId]));
  answers.set(questionId, answer);
  return answer;
}
