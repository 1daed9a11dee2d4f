import type { Language } from '@wenshu/texts';
import { operationTexts } from '@wenshu/texts/people/operations';
import type { OperationRow } from './operation.repository.ts';

/** Whoever runs the platform: no account, so nobody's own id. */
export const OPERATOR_ID = '00000000-0000-0000-0000-000000000000';

/** Undefined when the account is gone. */
export function nameActor(
  { personId, nickName }: Pick<OperationRow, 'personId' | 'nickName'>,
  language: Language,
): string | undefined {
  return personId === OPERATOR_ID ? operationTexts[language].operator : (nickName ?? undefined);
}
