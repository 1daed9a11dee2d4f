import { setTimeout as wait } from 'node:timers/promises';
import { importCalls, jobCalls, stackCalls } from '@wenshu/api-contract';
import { newName, type Prepare } from './prepared.ts';
import type { World } from './world.ts';

const file = { name: 'a.csv', content: Buffer.from('drink,score\nTea,1\nTea,2\nCoffee,3\nCoffee,4\n') };

/** A file that was read, with what its columns seem to be. */
async function draft({ ask }: World) {
  const { draftId, columns } = await ask(importCalls.read, {}, file);
  return { draftId, columns: columns.map(({ name, filled, distinct, examples, bad, ...plan }) => plan) };
}

/** What a job has made. */
async function madeBy({ ask }: World, jobId: string): Promise<string> {
  for (;;) {
    const { job, result } = await ask(jobCalls.get, { jobId });
    if (job.state === 'done') return (result as { scrollId: string }).scrollId;
    if (job.state === 'failed') throw new Error(job.reason ?? 'failed');
    await wait(50);
  }
}

async function imported(world: World): Promise<string> {
  const { jobId } = await world.ask(importCalls.confirm, { ...(await draft(world)), name: newName('Imported') });
  return madeBy(world, jobId);
}

async function stack(world: World) {
  const sources = [
    { scrollId: await imported(world), wave: '1' },
    { scrollId: await imported(world), wave: '2' },
  ];
  const { questions } = await world.ask(stackCalls.propose, { sources });
  return { sources, questions, name: newName('Stacked') };
}

/** What calls about data from elsewhere need; a person has few jobs at a time. */
export function broughtInInputs(endAllJobs: (world: World) => Promise<void>): Readonly<Record<string, Prepare>> {
  const alone =
    (prepare: Prepare): Prepare =>
    async world => {
      await endAllJobs(world);
      return prepare(world);
    };
  return {
    'POST /survey/import/check': draft,
    'POST /survey/import/confirm': alone(async world => ({ ...(await draft(world)), name: newName('Imported') })),
    'POST /survey/import/matchWave': alone(async world => ({
      scrollId: await imported(world),
      ...(await draft(world)),
    })),
    'POST /survey/import/confirmWave': alone(async world => ({
      scrollId: await imported(world),
      ...(await draft(world)),
      wave: newName('Wave'),
      matching: [null, null],
    })),
    'POST /survey/stack/propose': alone(async world => ({ sources: (await stack(world)).sources })),
    'POST /survey/stack/create': alone(stack),
    'POST /survey/stack/again': alone(async world => {
      const { jobId } = await world.ask(stackCalls.create, await stack(world));
      return { scrollId: await madeBy(world, jobId) };
    }),
  };
}
