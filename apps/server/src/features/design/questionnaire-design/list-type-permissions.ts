import type { TypeRefusal } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';

export interface TypePermission {
  readonly type: string;
  readonly code: number;
  readonly isAllowed: boolean;
  readonly refusal: TypeRefusal | null;
}

interface Person {
  readonly mayEdit: boolean;
  readonly isCreator: boolean;
}

/** Which types a person may add to a questionnaire: none without the right to edit it, and label questions as its creator only. */
export function listTypePermissions({ mayEdit, isCreator }: Person): TypePermission[] {
  return Object.values(questionTypes)
    .map(({ slug, code, capabilities }) => {
      const isCreators = !isCreator && capabilities.creatorOnly;
      const refusal = !mayEdit ? 'may-not-edit' : isCreators ? 'only-creator' : null;
      return { type: slug, code, isAllowed: refusal === null, refusal } as const;
    })
    .sort((a, b) => a.code - b.code);
}
