import { type Minds, type SimulatedType, simulateAnswer } from '@wenshu/analysis/simulated';
import { linkCalls, publishCalls, scrollCalls } from '@wenshu/api-contract';
import { seededRandom } from '@wenshu/statistics';
import { applyChanges, buildFlow, numberOptions } from '@wenshu/survey-core';
import { submitResearch } from '../../apps/server/src/testing/build-research.ts';
import type { Calls } from './survey-maker.ts';

const PEOPLE = 60;

/** Publishes what was generated, and lets people of this mind answer it as the page would send it. */
export async function answerSolution<Type extends SimulatedType>(
  call: Calls,
  { scrollId, type, mind }: { readonly scrollId: string; readonly type: Type; readonly mind: Minds[Type] },
): Promise<void> {
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  const { document } = await call(scrollCalls.get, { scrollId });
  const place = { scrollId, versionTime: versionTime!, languageId: document.baseLanguageId };
  const { questions } = buildFlow(applyChanges(document, numberOptions(document)), place);
  const question = questions.find(one => one.type === type)!;
  const random = seededRandom(7);
  const people = Array.from({ length: PEOPLE }, (_, at) => ({
    recordId: `${scrollId}${String(at).padStart(6, '0')}`,
    answers: { [question.id]: simulateAnswer(type, question, mind, random) },
  }));
  await submitResearch(call, { scrollId, linkCode, versionTime: versionTime! }, [question], people as never);
}
