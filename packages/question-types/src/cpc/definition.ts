import { designDefinition } from '../_shared/design-definition.ts';
import { cpcSettings } from './settings.ts';

/** Attributes are option groups, their levels the options. A card is a task of one concept. */
export const definition = designDefinition({ slug: 'cpc', code: 113, settingNames: cpcSettings });
