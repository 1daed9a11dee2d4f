import type { AnsweringPart, DataPart } from '@wenshu/survey-core/answering';

/** The answering part of what is only read or only ends a page: whatever is sent for it is refused. */
export function noAnswer(slug: string, code: number, role: 'note' | 'page-break'): AnsweringPart<never, null> {
  return {
    slug,
    code,
    role,
    settingNames: [],
    tests: [],
    parse: () => ({ problem: 'not-readable' }),
    isEmpty: () => true,
    check: () => [],
    operands: () => ({}),
    restrict: () => undefined,
    quoteText: () => '',
    toRows: () => [],
    fromRows: () => null,
  };
}

/** And its data: none. */
export const noData: DataPart<never, null> = {
  summary: { kind: 'none', chart: 'none' },
  variables: () => [],
  values: () => () => [],
};
