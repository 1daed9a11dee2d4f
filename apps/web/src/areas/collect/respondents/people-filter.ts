import type { SendMethod, SendState } from '@wenshu/api-contract';

export interface PeopleFilter {
  readonly search: string;
  readonly group?: string | undefined;
  readonly label?: string | undefined;
  /** An answer status, or those who were taken off. */
  readonly status?: number | 'removed' | undefined;
  /** How mails, or SMS, to them stand. */
  readonly sent?: { readonly method: SendMethod; readonly state: SendState } | undefined;
}
export const NO_FILTER: PeopleFilter = { search: '' };
export const isFiltered = ({ search, ...chosen }: PeopleFilter): boolean =>
  search.trim() !== '' || Object.values(chosen).some(value => value !== undefined);

/** How a filter is asked for. */
export function askedBy({ group, label, status, sent }: PeopleFilter) {
  const isRemoved = status === 'removed';
  return {
    group,
    label,
    people: isRemoved ? ('removed' as const) : ('listed' as const),
    answerStatus: isRemoved ? undefined : status,
    mailState: sent?.method === 'mail' ? sent.state : undefined,
    smsState: sent?.method === 'sms' ? sent.state : undefined,
  };
}
