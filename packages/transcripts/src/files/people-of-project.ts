import { freeName, sameName } from '../talk-names.ts';
import type { BroughtQda } from './bring-qda.ts';

export interface BroughtPerson {
  readonly name: string;
  readonly isModerator: boolean;
  /** Somebody who is in the project already. */
  readonly no: number | null;
  /** What is known of them, by the variable's id. */
  readonly values: Readonly<Record<string, string>>;
}

export interface BroughtPeople {
  readonly people: readonly BroughtPerson[];
  /** Of a source (by its place) who speaks under a name: the person's place in the list. */
  readonly speakers: readonly ReadonlyMap<string, number>[];
}

interface Known {
  /** Those of the project. */
  readonly there: readonly { readonly no: number; readonly name: string; readonly isModerator: boolean }[];
  isModerator(name: string): boolean;
}

/**
 * Who speaks in the texts of another program's project. Whoever is called as a case is that case in every text; where a case is of a text in which one
 * participant alone speaks whom no case names, it is theirs; whoever leads the talk is the same everywhere; any other name is somebody new in each text.
 */
export function peopleOfProject(
  { sources, cases }: Pick<BroughtQda, 'sources' | 'cases'>,
  known: Known,
): BroughtPeople {
  const people: BroughtPerson[] = [];
  const byKey = new Map<string, number>();
  const personOf = (key: string, fresh: () => BroughtPerson): number => {
    const place = byKey.get(key) ?? people.push(fresh()) - 1;
    byKey.set(key, place);
    return place;
  };
  const free = (name: string) => freeName(name, [...known.there, ...people]);
  const ofCase = (one: BroughtQda['cases'][number], name: string) =>
    personOf(`case ${one.id}`, () => ({
      name: free(name),
      isModerator: false,
      no: null,
      values: Object.fromEntries(one.values.map(({ variableId, value }) => [variableId, value])),
    }));
  const named = sources.map(({ turns }) => [...new Set(turns.flatMap(({ speaker }) => speaker ?? []))]);
  const caseNamed = (name: string) => cases.find(one => one.name !== '' && sameName(one.name, name));
  const speakers = sources.map((_source, at) => {
    const found = new Map<string, number>();
    const open: string[] = [];
    for (const name of named[at]!) {
      const one = caseNamed(name);
      // Whoever leads the talk may be a case as well: our own files have everybody as one.
      if (one && !known.isModerator(name)) found.set(name, ofCase(one, one.name));
      else if (known.isModerator(name))
        found.set(
          name,
          personOf(`moderator ${name.trim().toLowerCase()}`, () => {
            const there = known.there.find(other => other.isModerator && sameName(other.name, name));
            return { name: there?.name ?? free(name), isModerator: true, no: there?.no ?? null, values: {} };
          }),
        );
      else open.push(name);
    }
    const taken = new Set(named[at]!.flatMap(name => caseNamed(name)?.id ?? []));
    const theirs = cases.filter(one => one.sources.includes(at) && !taken.has(one.id));
    for (const name of open) {
      const [one] = theirs;
      const place =
        one && open.length === 1 && theirs.length === 1
          ? ofCase(one, one.name === '' ? name : one.name)
          : personOf(`speaker ${at} ${name}`, () => ({ name: free(name), isModerator: false, no: null, values: {} }));
      found.set(name, place);
    }
    return found;
  });
  // Whoever says nothing has what is known of them all the same.
  for (const one of cases)
    if (one.name !== '' && one.values.length > 0 && !known.isModerator(one.name)) ofCase(one, one.name);
  return { people, speakers };
}
