import { compileSurvey } from '@wenshu/survey-core/compile-survey';
import type { Equipment } from './_shared/equipment.ts';
import { answeringTypes } from './answering.ts';
import { answerViews } from './respondent.ts';

/** Everything: every type, every view, and what reads rules. */
export const rest: Equipment = { types: answeringTypes, views: answerViews, compile: compileSurvey };
