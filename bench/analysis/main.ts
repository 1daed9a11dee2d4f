// Cross tables of a large survey (`--records`, a million by default), end to end through HTTP: checked, caught up, counted, worked out and
// told. Beside each stand the same counts as bare statements on the copy's file, one after another. Goals: 50, 80 and 800 ms, and at most
// twice the bare statements. Processor time is that of all threads, ours and DuckDB's.
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import {
  type CrossRequest,
  type DataVariable,
  defaultCrossRequest,
  every,
  type Filter,
  kinds,
  readColumnRequests,
} from '@wenshu/analysis';
import { notSetAside, ofStatus, openDataSet, partsOf } from '../../apps/server/src/features/findings/data-set/index.ts';
import { countsSql } from '../../apps/server/src/platform/columns/counts-sql.repository.ts';
import { askedTable } from '../../apps/server/src/platform/columns/request-sql.repository.ts';
import { type LargeBench, medianTaken, ms, onBareFile, type Taken, timed, withLargeSurvey } from '../large-survey.ts';

interface Asked {
  readonly name: string;
  readonly goalMs: number;
  readonly request: CrossRequest;
  readonly filter?: Filter;
  readonly weight?: string;
}

const { values } = parseArgs({ options: { records: { type: 'string', default: '1000000' } } });

await withLargeSurvey('bench-analysis', Number(values.records), async bench => {
  const { test, survey, person } = bench;
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const variables = await openDataSet(test.platform, { scrollId: survey.scrollId, range: undefined }).listVariables(
    'en',
  );
  const run = async ({ request, filter, weight }: Asked) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/analysis/run`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: JSON.stringify({
        ...{ scrollId: survey.scrollId, kind: 'cross', request, ...(filter && { filter }) },
        ...(weight !== undefined && { weight: { by: 'variable', variable: weight } }),
      }),
    });
    const { code, message, data } = (await answer.json()) as { code: string; message: string; data: unknown };
    if (code !== '0000') throw new Error(message);
    return data as { exhibits: readonly unknown[] };
  };
  const wanted = tablesOf(variables);
  console.log(`first table, with the start of a thread ${ms(await timed(() => run(wanted[0]!)))} ms`);
  const ours = new Map<string, Taken>();
  for (const asked of wanted) ours.set(asked.name, await medianTaken(() => run(asked)));
  // The file opens in one process only.
  await test.platform.columns.close();
  const bare = await runBare(bench, wanted, variables);
  for (const { name, goalMs } of wanted) {
    const [us, them] = [ours.get(name)!, bare.get(name)!];
    const ratio = (us.ms / them.ms).toFixed(2);
    console.log(`${name.padEnd(62)} ${ms(us.ms)} ms   goal ${goalMs} ms   bare ${ms(them.ms)} ms   ratio ${ratio}`);
    const part = (us.processorMs / them.processorMs).toFixed(2);
    console.log(
      `${'  processor time'.padEnd(62)} ${ms(us.processorMs)} ms                 bare ${ms(them.processorMs)} ms   ratio ${part}`,
    );
  }
});

function tablesOf(variables: readonly DataVariable[]): readonly Asked[] {
  const by = (name: string) => variables.find(variable => variable.name === name)!.key;
  const rows = variables
    .filter(({ kept, questionId }) => questionId !== undefined && (kept === 'code' || kept === 'codes'))
    .slice(0, 30)
    .map(({ key }) => ({ variable: key }));
  // 2, 8 and 5 columns.
  const banner = ['S1', 'Q4', 'Q5'].map(name => ({ variable: by(name) }));
  const filter: Filter = { test: 'number', variable: by('S2'), compare: '>=', value: 30 };
  const columns = banner.map(({ variable }) => variables.find(({ key }) => key === variable)!.categories!.length);
  return [
    {
      ...{ name: 'cross table', goalMs: 50 },
      request: { ...defaultCrossRequest, rows: [{ variable: by('Q5') }], banner: [{ variable: by('S1') }] },
    },
    {
      ...{ name: 'nested and weighted', goalMs: 80, weight: by('Q12') },
      request: {
        ...{ ...defaultCrossRequest, rows: [{ variable: by('Q5') }] },
        banner: [{ variable: by('S1'), within: [{ variable: by('Q4') }] }],
      },
    },
    {
      name: `${rows.length} questions by ${columns.reduce((a, b) => a + b, 0)} columns, weighted and filtered`,
      ...{ goalMs: 800, weight: by('Q12'), filter },
      request: { ...defaultCrossRequest, rows, banner },
    },
  ];
}

/** The counts of a table and nothing else. */
async function runBare(
  { test, survey }: LargeBench,
  wanted: readonly Asked[],
  variables: readonly DataVariable[],
): Promise<ReadonlyMap<string, Taken>> {
  const byKey = new Map(variables.map(variable => [variable.key, variable]));
  return onBareFile(test, survey, async (connection, state) => {
    const taken = new Map<string, Taken>();
    for (const { name, request, filter, weight } of wanted) {
      const { asks, derived } = kinds.cross.plan(request, byKey);
      const shared = {
        ...{ timeZone: 'Asia/Shanghai', range: every([notSetAside, ofStatus('success'), ...(filter ? [filter] : [])]) },
        ...{ derived: partsOf(derived, variables), ...(weight !== undefined && { weight }) },
      };
      const checked = readColumnRequests(shared, asks, state.columns);
      if ('word' in checked) throw new Error(checked.word);
      const statements = checked.map(({ request: one, derived: laid }) => {
        if (one.kind !== 'count') throw new Error('A cross table only counts');
        return countsSql([one], askedTable(survey.scrollId, state, laid), 1_000_000);
      });
      const all = async () => {
        for (const { text, values: texts } of statements)
          await (await connection.run(text, [...texts])).fetchAllChunks();
      };
      taken.set(name, await medianTaken(all));
    }
    return taken;
  });
}
