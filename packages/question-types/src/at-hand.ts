import { compilePlainSurvey, type Flow, isPlainSurvey, type SurveyModel } from '@wenshu/survey-core/answering';
import type { ReactNode } from 'react';
import * as commonParts from './_registry/common.ts';
import * as commonViews from './_registry/common-views.ts';
import type { AnswerViewProps } from './_shared/answer-view.ts';
import type { Equipment } from './_shared/equipment.ts';
import { sealAll } from './_shared/seal-all.ts';

// Each speaks its own answer type; here it is forgotten, as in `respondent.ts`.
const views: Readonly<Record<string, (props: AnswerViewProps<never>) => ReactNode>> = commonViews;
const common: Equipment = {
  types: sealAll(commonParts),
  // Each view takes the answers of its own type, under whose name it stands.
  views: views as unknown as Equipment['views'],
  compile: compilePlainSurvey,
};
let hand = common;

/** Whether what comes with the page is enough: no rules, and only types that most surveys ask. */
export function isCommon(flow: Flow): boolean {
  return isPlainSurvey(flow) && flow.questions.every(({ type }) => Object.hasOwn(common.types, type));
}

export function isAtHand(flow: Flow): boolean {
  return hand !== common || isCommon(flow);
}

/** Fetches the rest; fails where the network does. */
export async function fetchRest(): Promise<void> {
  takeInHand((await import('./rest.ts')).rest);
}

/** Where all of it is there from the beginning. */
export function takeInHand(equipment: Equipment): void {
  hand = equipment;
}

export function compileAtHand(flow: Flow): SurveyModel {
  return hand.compile(flow, hand.types);
}

export function viewAtHand(slug: string): Equipment['views'][string] | undefined {
  return Object.hasOwn(hand.views, slug) ? hand.views[slug] : undefined;
}
