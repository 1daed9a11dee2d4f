import { compileSurvey } from '@wenshu/survey-core/compile-survey';
import { answeringTypes } from './answering.ts';
import type { Equipment } from './at-hand.ts';
import { answerViews } from './respondent.ts';

/** Everything: every type, every view, and what reads rules. */
export const rest: Equipment = { types: answeringTypes, views: answerViews, compile: compileSurvey };
