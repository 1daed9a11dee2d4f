import { answerStatus, type doubleReasons, type RespondentRow } from '@wenshu/api-contract';

type Person = Pick<
  RespondentRow,
  'respondentId' | 'serialNumber' | 'name' | 'mobile' | 'email' | 'group' | 'labels' | 'custom' | 'answerStatus'
>;
type Reason = (typeof doubleReasons)[number];

const same = (a: string, b: string) => a !== '' && a.toLowerCase() === b.toLowerCase();
const differ = (a: string, b: string) => a !== '' && b !== '' && a.toLowerCase() !== b.toLowerCase();

/** By what two entries are one person. A name in a group alone does not do where numbers or addresses say that they are two. */
export function whyDoubles(a: Person, b: Person): Reason | undefined {
  if (same(a.mobile, b.mobile)) return 'mobile';
  if (same(a.email, b.email)) return 'email';
  const isOther = differ(a.mobile, b.mobile) || differ(a.email, b.email);
  return !isOther && same(a.name, b.name) && a.group === b.group ? 'name' : undefined;
}

/** Who has begun has a record, and keeps the link that leads to it. */
export const hasBegun = (person: Pick<Person, 'answerStatus'>): boolean =>
  person.answerStatus !== answerStatus.notAnswered;

/**
 * Everybody who stands twice, with the one who is kept: whoever has begun, or who came first. Two who both have begun are left alone, since
 * each of them has a record. Whoever goes away does so once, and is kept for nobody.
 */
export function findDoubles<P extends Person>(people: readonly P[]): { because: Reason; keep: P; double: P }[] {
  const inOrder = people.toSorted(
    (a, b) => Number(hasBegun(b)) - Number(hasBegun(a)) || a.serialNumber - b.serialNumber,
  );
  const index = new Map<string, P[]>();
  const pairs: { because: Reason; keep: P; double: P }[] = [];
  for (const person of inOrder) {
    const keys = keysOf(person);
    const met = new Set(keys.flatMap(key => index.get(key) ?? []));
    const keep = hasBegun(person) ? undefined : [...met].find(one => whyDoubles(one, person));
    if (keep) pairs.push({ because: whyDoubles(keep, person)!, keep, double: person });
    // Whoever is going away is kept for nobody.
    else for (const key of keys) index.set(key, [...(index.get(key) ?? []), person]);
  }
  return pairs.toSorted((a, b) => a.keep.serialNumber - b.keep.serialNumber);
}

/** Two who are one share a key. */
function keysOf({ mobile, email, name, group }: Person): string[] {
  const keys = [
    mobile && `mobile\n${mobile}`,
    email && `email\n${email.toLowerCase()}`,
    name && `name\n${name.toLowerCase()}\n${group}`,
  ];
  return keys.filter(Boolean);
}

/** The kept one with what only the other had. Labels of both, as long as they fit. */
export function mergeDoubles<P extends Person>(
  keep: P,
  double: P,
  areTooLong: (labels: readonly string[]) => boolean,
): P {
  const labels = [...new Set([...keep.labels, ...double.labels])];
  return {
    ...keep,
    name: keep.name || double.name,
    mobile: keep.mobile || double.mobile,
    email: keep.email || double.email,
    group: keep.group || double.group,
    custom: {
      ...double.custom,
      ...Object.fromEntries(Object.entries(keep.custom).filter(([, value]) => value !== '')),
    },
    labels: areTooLong(labels) ? keep.labels : labels,
  };
}
