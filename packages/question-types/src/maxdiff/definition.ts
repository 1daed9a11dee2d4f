import { designDefinition } from '../_shared/design-definition.ts';
import { maxDiffSettings } from './settings.ts';

/** The options are the items; a set is a task whose concepts are single items. */
export const definition = designDefinition({ slug: 'maxdiff', code: 114, settingNames: maxDiffSettings });
