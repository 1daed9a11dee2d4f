import { defaultCrossRequest } from '@wenshu/analysis';
import { analysisCalls } from '@wenshu/api-contract';
import { ids } from '@wenshu/survey-core/testing';
import { type Input, newName, type Prepare } from './prepared.ts';
import type { World } from './world.ts';

/** A cross table of the survey's first question. */
async function analysed({ things: { scrollId } }: World): Promise<Input> {
  const request = { ...defaultCrossRequest, rows: [{ variable: ids.choice }] };
  return { scrollId, kind: 'cross', request };
}

async function keptAnalysis(world: World): Promise<Input> {
  const { analysisId } = await world.ask(analysisCalls.save, { ...(await analysed(world)), name: newName('Table') });
  return { scrollId: world.things.scrollId, analysisId };
}

/** A cross table, and one that is kept. */
export const analysisInputs: Readonly<Record<string, Prepare>> = {
  'POST /analysis/texts': async ({ things: { scrollId } }) => ({ scrollId, variables: [ids.text], search: 'a' }),
  'POST /analysis/run': async world => ({ ...(await analysed(world)), ...(await keptAnalysis(world)) }),
  'POST /analysis/simulation': analysed,
  'POST /analysis/export': async world => ({ ...(await analysed(world)), name: 'Sex', format: 'xlsx' }),
  'POST /analysis/save': async world => ({ ...(await analysed(world)), name: 'Sex' }),
  'GET /analysis/get': world => keptAnalysis(world),
  'POST /analysis/share': async world => ({ ...(await keptAnalysis(world)), isShared: true }),
  'POST /analysis/copy': async world => ({ ...(await keptAnalysis(world)), name: 'A copy' }),
  'DELETE /analysis/remove': world => keptAnalysis(world),
  'POST /analysis/takeBack': async world => {
    const kept = await keptAnalysis(world);
    await world.ask(analysisCalls.remove, kept);
    return kept;
  },
  'GET /analysis/history': world => keptAnalysis(world),
  'POST /analysis/rename': async world => ({ ...(await keptAnalysis(world)), name: 'Another name' }),
  'GET /analysis/runs': world => keptAnalysis(world),
  'GET /analysis/getRun': async world => {
    const kept = await keptAnalysis(world);
    await world.ask(analysisCalls.run, { ...(await analysed(world)), ...kept });
    const { items } = await world.ask(analysisCalls.runs, kept);
    return { ...kept, runId: items[0]!.runId };
  },
  'POST /analysis/saveBanner': async ({ things: { scrollId } }) => ({ scrollId, name: 'By sex', banner: [] }),
  'DELETE /analysis/removeBanner': async ({ ask, things: { scrollId } }) => ({
    scrollId,
    ...(await ask(analysisCalls.saveBanner, { scrollId, name: 'By age', banner: [] })),
  }),
};
