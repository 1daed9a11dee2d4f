import type { DesignPart } from '@wenshu/survey-core/answering';
import { pictureItemSettings } from '../choosing/picture-options.ts';
import { listCapabilities } from '../list-capabilities.ts';
import { checkDesign } from './check-design.ts';

/** A type of tasks: options are its levels, and a solution deals them out. What comes of them is for models, not for logic, quotas or quotes. */
export function designDefinition(own: Pick<DesignPart, 'slug' | 'code' | 'settingNames'>): DesignPart {
  return {
    ...own,
    itemSettingNames: ['optionNumber', ...pictureItemSettings],
    rowSettingNames: [],
    capabilities: listCapabilities({
      answerReference: 'none',
      canCarryQuota: false,
      scorable: false,
      importMarker: null,
    }),
    checkDesign,
  };
}
