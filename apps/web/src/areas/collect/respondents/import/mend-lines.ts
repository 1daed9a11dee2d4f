import type { CheckedFile, CheckPerson, MendedLines, RespondentFault } from '@wenshu/api-contract';
import { own } from '@wenshu/survey-core';

type BadLine = CheckedFile['lines'][number];
type Draft = BadLine['respondent'];
const SEPARATORS = /[,，;；、]/;
const CUSTOM = 'custom.';

/** The columns of the file that belong to people: what its lines are mended in. */
export const mendedColumns = ({ columns }: CheckedFile): readonly string[] =>
  columns.map(({ field }) => field).filter(field => field !== '');

/** How a field is called inside of `custom`. */
export const plainName = (field: string): string => (field.startsWith(CUSTOM) ? field.slice(CUSTOM.length) : field);

export function cellText(draft: Draft, field: string): string {
  if (field === 'labels') return draft.labels.join('、');
  if (!field.startsWith(CUSTOM)) return draft[field as 'name' | 'mobile' | 'email' | 'group'];
  return own(draft.custom, plainName(field)) ?? '';
}

export function withCell(draft: Draft, field: string, text: string): Draft {
  if (field === 'labels')
    return { ...draft, labels: text.split(SEPARATORS).flatMap(label => (label.trim() ? [label.trim()] : [])) };
  if (!field.startsWith(CUSTOM)) return { ...draft, [field]: text };
  return { ...draft, custom: Object.fromEntries([...Object.entries(draft.custom), [plainName(field), text]]) };
}

export function faultsOf(draft: Draft, check: CheckPerson): readonly RespondentFault[] {
  const checked = check(draft);
  return 'faults' in checked ? checked.faults : [];
}

/** The lines that are right by now. */
export function mendedOf(lines: readonly BadLine[], check: CheckPerson): MendedLines {
  return lines.flatMap(({ line, respondent }) => {
    const checked = check(respondent);
    return 'respondent' in checked ? [{ line, respondent: checked.respondent }] : [];
  });
}
