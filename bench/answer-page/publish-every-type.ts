import { designCalls, linkCalls, publishCalls, scrollCalls } from '@wenshu/api-contract';
import { allTypeInputs } from '@wenshu/question-types/testing-survey';
import type { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';

/** Every type once, a question that most surveys begin with first. */
export async function publishEveryType(fleet: ServerFleet): Promise<string> {
  const { scrollId } = await fleet.call(scrollCalls.create, { name: 'Every type' });
  const { document } = await fleet.call(scrollCalls.get, { scrollId });
  const groupId = Object.keys(document.groups)[0]!;
  const inputs = [...allTypeInputs()].sort((a, b) => rankOf(a.slug) - rankOf(b.slug));
  const questions = inputs.map(({ question }) => ({ ...question, groupId }));
  await fleet.call(designCalls.importQuestions, { scrollId, questions } as never);
  await fleet.call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await fleet.call(linkCalls.create, { scrollId });
  return linkCode;
}

const rankOf = (slug: string) => (slug === 'nps' ? 0 : 1);
