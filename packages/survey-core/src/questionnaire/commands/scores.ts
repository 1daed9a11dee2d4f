import * as z from 'zod/mini';
import type { Question } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import { writeSettings } from '../../settings/settings.ts';
import type { EditContext, Outcome } from '../command.ts';
import { missingIn, typeOf } from './find.ts';
import { checkSettings, itemSettingNames, settingChanges } from './settings-parts.ts';

export const score = z.nullable(z.number());

/** Sets scores of options; null takes one away. Only where the type counts scores. */
export function setScores(
  question: Question,
  scores: readonly { readonly itemId: Id; readonly score: number | null }[],
  context: EditContext,
): Outcome {
  const type = typeOf(question, context);
  if (!type?.capabilities.scorable) return { problem: 'type-not-supported', id: question.id };
  const missing = missingIn(
    question.items,
    scores.map(one => one.itemId),
    'item-not-found',
  );
  if (missing) return missing;
  const settings = scores.map(one => ({ itemId: one.itemId, settings: writeSettings({ score: one.score }) }));
  for (const one of settings) {
    const problem = checkSettings(one.settings, itemSettingNames(type));
    if (problem) return { ...problem, id: one.itemId };
  }
  return settings.flatMap(one => settingChanges(['questions', question.id, 'items', one.itemId], one.settings));
}
