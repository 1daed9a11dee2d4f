import {
  type announcementCalls,
  type CallData,
  type CallRequest,
  MOST_CHOSEN,
  MOST_NAMED_ACCOUNTS,
} from '@wenshu/api-contract';

export type Audience = CallRequest<typeof announcementCalls.count>['audience'];

export interface AudienceDraft {
  readonly to: Audience['to'];
  readonly enterprises: readonly { readonly value: string; readonly label: string }[];
  readonly planIds: readonly string[];
  /** As they were typed, one a line. */
  readonly accounts: string;
  readonly administratorsOnly: boolean;
  readonly language: 'zh' | 'en' | null;
}

export const everybody: AudienceDraft = {
  to: 'everybody',
  enterprises: [],
  planIds: [],
  accounts: '',
  administratorsOnly: false,
  language: null,
};

/** Places of lines that hold an account. */
export function accountLines(typed: string): { readonly line: number; readonly account: string }[] {
  return typed
    .split(/\r?\n/)
    .map((text, place) => ({ line: place + 1, account: text.trim() }))
    .filter(({ account }) => account !== '');
}

/** What is sent of it; undefined while nobody was chosen, or too many were. */
export function audienceOf(draft: AudienceDraft): Audience | undefined {
  const { to, administratorsOnly, language: chosen } = draft;
  const language = chosen === null ? {} : { language: chosen };
  const isSome = (count: number, most: number) => count > 0 && count <= most;
  if (to === 'everybody') return { to, administratorsOnly, ...language };
  if (to === 'accounts') {
    const accounts = accountLines(draft.accounts).map(({ account }) => account);
    return isSome(accounts.length, MOST_NAMED_ACCOUNTS) ? { to, accounts, ...language } : undefined;
  }
  if (to === 'plans')
    return isSome(draft.planIds.length, MOST_CHOSEN)
      ? { to, planIds: [...draft.planIds], administratorsOnly, ...language }
      : undefined;
  const enterpriseIds = draft.enterprises.map(({ value }) => value);
  return isSome(enterpriseIds.length, MOST_CHOSEN) ? { to, enterpriseIds, administratorsOnly, ...language } : undefined;
}

export interface Counted {
  readonly of: Audience;
  readonly result: CallData<typeof announcementCalls.count>;
}

/** Of who is chosen now: a number of somebody else says nothing. */
export function countOf(counted: Counted | undefined, audience: Audience | undefined): Counted['result'] | undefined {
  if (!counted || !audience) return undefined;
  return JSON.stringify(counted.of) === JSON.stringify(audience) ? counted.result : undefined;
}
