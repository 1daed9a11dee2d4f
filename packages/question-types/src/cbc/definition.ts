import { designDefinition } from '../_shared/design-definition.ts';
import { cbcSettings } from './settings.ts';

/** Attributes are option groups, their levels the options. A solution makes it; its structure is not edited by hand. */
export const definition = designDefinition({ slug: 'cbc', code: 112, settingNames: cbcSettings });
