import { collaboratorCalls, paperCalls, paperShareCalls, paperSourceCalls } from '@wenshu/api-contract';
import { type Input, newName, OTHER_PHONE, type Prepare } from './prepared.ts';
import type { World } from './world.ts';

/** Nobody may have very many papers: those of earlier calls are left behind, and go. */
async function begun({ ask }: World, kind: 'outline' | 'desk-study' = 'desk-study'): Promise<{ paperId: string }> {
  for (const { paperId } of (await ask(paperCalls.list, { kind })).items.slice(20))
    await ask(paperCalls.remove, { paperId });
  const { paperId } = await ask(paperCalls.create, { kind, title: 'Tea', language: 'en', brief: {} });
  return { paperId };
}

const paper: Prepare = world => begun(world);

const newId = () => newName('papernode');

/** With one edit in it. */
const edited: Prepare = async world => {
  const of = await begun(world);
  await world.ask(paperCalls.edit, {
    ...of,
    editId: newId(),
    baseVersion: 0,
    changes: [{ path: ['title'], value: 'Named' }],
  });
  return of;
};

async function sourced(world: World): Promise<Input & { paperId: string; sourceId: string }> {
  const of = await begun(world);
  const { sourceId } = await world.ask(paperSourceCalls.addSource, {
    ...of,
    name: 'News',
    text: 'Tea sales grew by 4%.',
  });
  return { ...of, sourceId };
}

/** Somebody who works on a questionnaire with whoever made the paper. */
const withColleague: Prepare = async world => {
  const of = await begun(world);
  const { userId } = await world.ask(collaboratorCalls.add, { scrollId: world.things.scrollId, phone: OTHER_PHONE });
  return { ...of, userId };
};

/** What the calls about papers need. */
export const paperInputs: Readonly<Record<string, Prepare>> = {
  'GET /talks/paper/list': async () => ({ kind: 'concept' }),
  'POST /talks/paper/create': async world => {
    await begun(world, 'outline');
    return { kind: 'outline', title: 'Tea', language: 'en', brief: { goal: 'Why tea', minutes: 30 } };
  },
  'GET /talks/paper/get': paper,
  'POST /talks/paper/edit': async world => ({
    ...(await begun(world)),
    editId: newId(),
    baseVersion: 0,
    changes: [{ path: ['title'], value: 'Other' }],
  }),
  'GET /talks/paper/since': async world => ({ ...(await edited(world)), version: 0 }),
  'POST /talks/paper/presence': async world => ({ ...(await begun(world)), pageId: newId() }),
  'GET /talks/paper/history': edited,
  'GET /talks/paper/earlier': async world => ({ ...(await edited(world)), version: 0 }),
  'POST /talks/paper/restore': async world => ({ ...(await edited(world)), editId: newId(), version: 0 }),
  'POST /talks/paper/copy': async world => ({ ...(await begun(world)), title: 'Copy' }),
  'DELETE /talks/paper/remove': paper,
  'POST /talks/paper/takeBack': async world => {
    const of = await begun(world);
    await world.ask(paperCalls.remove, of);
    return of;
  },
  'GET /talks/paper/export': async world => ({ ...(await begun(world)), format: 'md' }),
  'POST /talks/paper/propose': async world => ({ ...(await begun(world)), ask: 'sub-questions' }),
  'GET /talks/paper/listSources': sourced,
  'GET /talks/paper/readSource': sourced,
  'POST /talks/paper/addSource': async world => ({ ...(await begun(world)), name: 'News', text: 'Tea.' }),
  'POST /talks/paper/uploadSource': paper,
  'POST /talks/paper/removeSource': sourced,
  'GET /talks/paper/listMembers': paper,
  'POST /talks/paper/saveMember': async world => ({ ...(await withColleague(world)), role: 'edit' }),
  'POST /talks/paper/removeMember': async world => {
    const { paperId, userId } = (await withColleague(world)) as { paperId: string; userId: string };
    await world.ask(paperShareCalls.saveMember, { paperId, userId, role: 'view' });
    return { paperId, userId };
  },
  'POST /talks/paper/makeLink': paper,
  'POST /talks/paper/withdrawLink': paper,
  'GET /talks/paper/shared': async world => {
    const { code } = await world.ask(paperShareCalls.makeLink, await begun(world));
    return { code };
  },
};
