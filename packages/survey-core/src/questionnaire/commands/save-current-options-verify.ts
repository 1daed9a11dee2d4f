import * as z from 'zod/mini';
import { own } from '../../json.ts';
import { writtenChecks } from '../../settings/written-checks.ts';
import { questionCommand } from '../command.ts';
import { id, settings } from '../inputs.ts';
import { typeOf } from './find.ts';
import { checkRanges, checkSettings, itemSettingNames, settingChanges, withSettings } from './settings-parts.ts';

/** What may be written into an option's blank: its format, lengths and values. */
export const saveCurrentOptionsVerify = questionCommand({
  name: 'saveCurrentOptionsVerify',
  input: z.object({ questionId: id, itemId: id, settings }),
  change: (question, { itemId, settings }, context) => {
    const item = own(question.items, itemId);
    if (!item) return { problem: 'item-not-found', id: itemId };
    const type = typeOf(question, context);
    if (!type || !itemSettingNames(type).includes('hasBlank'))
      return { problem: 'type-not-supported', id: question.id };
    return (
      checkSettings(settings, writtenChecks) ??
      checkRanges(withSettings(item.settings, settings), itemId) ??
      settingChanges(['questions', question.id, 'items', itemId], settings)
    );
  },
});
