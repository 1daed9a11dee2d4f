import * as z from 'zod/mini';
import { writeSettings } from '../../settings/settings.ts';
import { questionCommand } from '../command.ts';
import { missingIn, typeOf } from './find.ts';
import { id } from './inputs.ts';
import { checkSettings, itemSettingNames, settingChanges } from './settings-parts.ts';

const price = z.number().check(z.minimum(0.01), z.maximum(1e9));

/** The prices at which a brand is offered, from the lowest by steps. A brand is an option of a brand–price trade-off. */
export const updateBrandPrice = questionCommand({
  name: 'updateBrandPrice',
  isOfSolution: true,
  input: z.object({
    questionId: id,
    itemId: id,
    lowestPrice: price,
    priceStep: price,
    priceCount: z.number().check(z.int(), z.minimum(2), z.maximum(20)),
  }),
  change: (question, { itemId, lowestPrice, priceStep, priceCount }, context) => {
    const type = typeOf(question, context);
    if (!type) return { problem: 'type-unknown', id: question.id };
    const settings = writeSettings({ lowestPrice, priceStep, priceCount });
    return (
      missingIn(question.items, [itemId], 'item-not-found') ??
      checkSettings(settings, itemSettingNames(type)) ??
      settingChanges(['questions', question.id, 'items', itemId], settings)
    );
  },
});
