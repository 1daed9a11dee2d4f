import { assumes } from './assumes.ts';
import type { AnyRule } from './craft-rule.ts';
import { doubleBarrelled } from './double-barrelled.ts';
import { gridTooLong } from './grid-too-long.ts';
import { jargon } from './jargon.ts';
import { leading } from './leading.ts';
import { negation } from './negation.ts';
import { optionsMissing } from './options-missing.ts';
import { optionsOverlap } from './options-overlap.ts';
import { orderEffect } from './order-effect.ts';
import { quotaContradictsScreening } from './quota-contradicts-screening.ts';
import { scaleUnbalanced } from './scale-unbalanced.ts';
import { scaleUnlabelled } from './scale-unlabelled.ts';
import { screeningLate } from './screening-late.ts';
import { sensitiveEarly } from './sensitive-early.ts';
import { surveyTooLong } from './survey-too-long.ts';
import { tooLong } from './too-long.ts';
import { vagueTime } from './vague-time.ts';

/** Every rule but the one that compares two languages, which reads two surveys. */
export const allRules: readonly AnyRule[] = [
  leading,
  doubleBarrelled,
  negation,
  assumes,
  vagueTime,
  jargon,
  tooLong,
  optionsMissing,
  optionsOverlap,
  orderEffect,
  scaleUnbalanced,
  scaleUnlabelled,
  gridTooLong,
  sensitiveEarly,
  screeningLate,
  quotaContradictsScreening,
  surveyTooLong,
];
