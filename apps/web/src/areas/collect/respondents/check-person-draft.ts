import { type CheckPerson, customFieldName, type NewRespondent } from '@wenshu/api-contract';

export const blankPerson: NewRespondent = { name: '', mobile: '', email: '', group: '', custom: {}, labels: [] };
export const personTexts = ['name', 'mobile', 'email', 'group'] as const;

/** Somebody of whom nothing but labels is known is nobody. */
export const isBlankPerson = (draft: NewRespondent): boolean =>
  personTexts.every(field => draft[field].trim() === '') && Object.values(draft.custom).every(value => value === '');

/** As the list takes them. Fields of the list that were left empty are not the person's. */
export function checkPerson(check: CheckPerson, draft: NewRespondent): ReturnType<CheckPerson> {
  const checked = check(draft);
  if (!('respondent' in checked)) return checked;
  const filled = Object.entries(checked.respondent.custom).filter(([, value]) => value !== '');
  return { respondent: { ...checked.respondent, custom: Object.fromEntries(filled) } };
}

type Fault = Extract<ReturnType<CheckPerson>, { readonly faults: unknown }>['faults'][number];

/** The first thing that is wrong with a field, or with a part of it. */
export const faultOf = (checked: ReturnType<CheckPerson>, field: string): Fault['reason'] | undefined =>
  'faults' in checked
    ? checked.faults.find(one => one.field === field || one.field.startsWith(`${field}.`))?.reason
    : undefined;

/** Whether a list can have a field of this name besides those that it has. */
export function checkNewField(name: string, taken: readonly string[]) {
  const wanted = name.trim();
  const isTaken = taken.includes(wanted);
  return { wanted, isTaken, isRight: !isTaken && customFieldName.safeParse(wanted).success };
}
