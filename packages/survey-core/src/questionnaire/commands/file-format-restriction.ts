import * as z from 'zod/mini';
import { writeSettings } from '../../settings/settings.ts';
import { questionCommand } from '../command.ts';
import { id } from '../inputs.ts';
import { typeOf } from './find.ts';
import { checkSettings, settingChanges } from './settings-parts.ts';

/** The kinds of file that an upload question can be held to. */
export const FILE_KINDS = ['picture', 'document', 'compressed', 'video', 'audio'] as const;

/** Which kinds of file an upload question takes; none named: all. */
export const fileFormatRestriction = questionCommand({
  name: 'fileFormatRestriction',
  input: z.object({ questionId: id, kinds: z.array(z.enum(FILE_KINDS)) }),
  change: (question, { kinds }, context) => {
    const type = typeOf(question, context);
    if (!type?.settingNames.includes('fileKinds')) return { problem: 'type-not-supported', id: question.id };
    const wanted = FILE_KINDS.filter(kind => kinds.includes(kind));
    const settings = writeSettings({ fileKinds: wanted.join(',') });
    return checkSettings(settings, type.settingNames) ?? settingChanges(['questions', question.id], settings);
  },
});
