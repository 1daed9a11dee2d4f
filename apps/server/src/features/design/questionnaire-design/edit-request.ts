import type { EditResult } from '@wenshu/api-contract';
import type { Change } from '@wenshu/survey-core';
import type { CallContext } from '../../../http/call-context.ts';
import { newId } from '../../../platform/new-id.ts';

/** Who edits which questionnaire, on which version, under which id. */
export interface EditRequest {
  readonly scrollId: string;
  readonly editId: string;
  readonly baseVersion: number | undefined;
  readonly personId: string;
}

export interface EditOutcome {
  readonly version: number;
  readonly editId: string;
  readonly changes: readonly Change[];
}

export interface EditInput {
  readonly scrollId: string;
  readonly editId?: string | undefined;
  readonly baseVersion?: number | undefined;
}

export function requestOf(
  { scrollId, editId, baseVersion }: EditInput,
  { actor }: CallContext<'signed-in'>,
): EditRequest {
  return { scrollId, editId: editId ?? newId(), baseVersion, personId: actor.personId };
}

export function presentEdit({ version, editId, changes }: EditOutcome): EditResult {
  return { version, editId, changes: changes.map(presentChange) };
}

export const presentChange = ({ path, ...change }: Change): EditResult['changes'][number] => ({
  path: [...path],
  ...change,
});
