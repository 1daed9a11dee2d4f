import { ENTERPRISE_NAME, isMailAddress } from '@wenshu/api-contract';

interface Written {
  readonly name: string;
  readonly industry: string | undefined;
  readonly email: string;
}

/** What keeps an enterprise from being founded or changed. It need not have a mailbox; one that it has is right. */
export function findEnterpriseProblems({ name, industry, email }: Written): readonly ('name' | 'industry' | 'email')[] {
  const { length } = name.trim();
  const isNameRight = length >= ENTERPRISE_NAME.shortest && length <= ENTERPRISE_NAME.longest;
  return [
    ...(isNameRight ? [] : (['name'] as const)),
    ...(industry ? [] : (['industry'] as const)),
    ...(email === '' || isMailAddress(email) ? [] : (['email'] as const)),
  ];
}
