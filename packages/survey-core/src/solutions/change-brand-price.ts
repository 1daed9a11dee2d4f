import type { Questionnaire } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';
import { own } from '../json.ts';
import { type Edit, editOf } from '../questionnaire/apply-command.ts';
import type { EditContext } from '../questionnaire/command.ts';
import { missingIn, typeOf } from '../questionnaire/commands/find.ts';
import { checkSettings, itemSettingNames, settingChanges } from '../questionnaire/commands/settings-parts.ts';
import type { EditProblem } from '../questionnaire/edit-problem.ts';
import { writeSettings } from '../settings/settings.ts';

export interface BrandPrices {
  readonly lowestPrice: number;
  readonly priceStep: number;
  readonly priceCount: number;
}

/** The prices at which a brand of a brand–price trade-off is offered. It is the solution's own edit: the lock does not hold it. */
export function changeBrandPrice(
  document: Questionnaire,
  { questionId, itemId, ...prices }: BrandPrices & { readonly questionId: Id; readonly itemId: Id },
  context: EditContext,
): Edit | EditProblem {
  const question = own(document.questions, questionId);
  const type = question && typeOf(question, context);
  if (!question || !type) return { problem: 'question-not-found', id: questionId };
  const settings = writeSettings({
    lowestPrice: prices.lowestPrice,
    priceStep: prices.priceStep,
    priceCount: prices.priceCount,
  });
  return (
    missingIn(question.items, [itemId], 'item-not-found') ??
    checkSettings(settings, itemSettingNames(type)) ?? {
      ...editOf(document, settingChanges(['questions', questionId, 'items', itemId], settings)),
      reads: [questionId],
    }
  );
}
