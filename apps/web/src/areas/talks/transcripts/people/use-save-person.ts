import { useQueryClient } from '@tanstack/react-query';
import { type TalkPerson, transcriptProjectCalls } from '@wenshu/api-contract';
import { useRef } from 'react';
import { client } from '../../../../app/client.ts';
import { type Project, projectKey } from '../state/use-project.ts';

/** Changes somebody in place: shown at once, and stored one after the other, each time as it stands by then. */
export function useSavePerson(scrollId: string) {
  const queries = useQueryClient();
  const key = projectKey(scrollId);
  const turns = useRef({ last: Promise.resolve(), waiting: 0 });
  const store = async (no: number) => {
    const person = queries.getQueryData<Project>(key)?.people.find(one => one.no === no);
    if (!person) return;
    const { name, role, values } = person;
    await client.call(transcriptProjectCalls.savePerson, { scrollId, no, name, role, values });
  };
  return async (no: number, change: Partial<Pick<TalkPerson, 'name' | 'role' | 'values'>>) => {
    const { current } = turns;
    current.waiting += 1;
    await queries.cancelQueries({ queryKey: key });
    queries.setQueryData<Project>(
      key,
      before =>
        before && { ...before, people: before.people.map(one => (one.no === no ? { ...one, ...change } : one)) },
    );
    // What was refused has been told; what holds is read again.
    current.last = current.last.then(() => store(no)).catch(() => {});
    await current.last;
    current.waiting -= 1;
    if (current.waiting === 0) await queries.invalidateQueries({ queryKey: key });
  };
}
