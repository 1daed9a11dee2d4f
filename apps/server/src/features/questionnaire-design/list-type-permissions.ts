import { questionTypes } from '@wenshu/question-types/core';

export interface TypePermission {
  readonly type: string;
  readonly code: number;
  readonly isAllowed: boolean;
}

/** Which types a person may add to a questionnaire: none without the right to edit it, and label questions as its creator only. */
export function listTypePermissions({
  mayEdit,
  isCreator,
}: {
  mayEdit: boolean;
  isCreator: boolean;
}): TypePermission[] {
  return Object.values(questionTypes)
    .map(({ slug, code, capabilities }) => ({
      type: slug,
      code,
      isAllowed: mayEdit && (isCreator || !capabilities.creatorOnly),
    }))
    .sort((a, b) => a.code - b.code);
}
