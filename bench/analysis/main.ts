// Cross tables of a large survey (`--records`, a million by default) and the statistics of all its questions, end to end through HTTP:
// checked, caught up, counted, worked out and told. Beside each stand the same counts as bare statements on the copy's file, one after
// another. Goals: 50, 80 and 800 ms for tables, a second for all statistics, and at most twice the bare statements. Processor time is that of
// all threads, ours and DuckDB's.
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import {
  type CrossRequest,
  type DataQuestion,
  type DataVariable,
  defaultCrossRequest,
  defaultSummaryRequest,
  type Filter,
  kinds,
  SUMMED_AT_ONCE,
  SUMMED_UNDER_WAY,
  type SummaryRequest,
} from '@wenshu/analysis';
import { openDataSet } from '../../apps/server/src/features/findings/data-set/index.ts';
import { bareStatements } from '../bare-statements.ts';
import { type LargeBench, medianTaken, ms, onBareFile, type Taken, timed, withLargeSurvey } from '../large-survey.ts';

interface RequestAsked {
  readonly name: string;
  readonly goalMs?: number;
  readonly kind: 'cross' | 'summary';
  /** Two under way at a time, as a page asks for them. */
  readonly requests: readonly (CrossRequest | SummaryRequest)[];
  readonly filter?: Filter;
  readonly weight?: string;
}

interface DataSet {
  readonly variables: readonly DataVariable[];
  readonly questions: readonly DataQuestion[];
}

const { values } = parseArgs({ options: { records: { type: 'string', default: '1000000' } } });

await withLargeSurvey('bench-analysis', Number(values.records), async bench => {
  const { test, survey, person } = bench;
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const opened = openDataSet(test.platform, { scrollId: survey.scrollId, range: undefined });
  const dataSet = { variables: await opened.listVariables('en'), questions: await opened.listQuestions('en') };
  const run = async ({ kind, requests, filter, weight }: RequestAsked) => {
    const rest = requests.values();
    const askOneByOne = async () => {
      for (const request of rest) {
        const answer = await fetch(`http://127.0.0.1:${port}/api/analysis/run`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
          body: JSON.stringify({
            scrollId: survey.scrollId,
            kind,
            request,
            ...(filter && { filter }),
            ...(weight !== undefined && { weight: { by: 'variable', variable: weight } }),
          }),
        });
        const { code, message } = (await answer.json()) as { code: string; message: string };
        if (code !== '0000') throw new Error(message);
      }
    };
    await Promise.all(Array.from({ length: SUMMED_UNDER_WAY }, askOneByOne));
  };
  const wanted = [...tablesOf(dataSet.variables), ...statisticsOf(dataSet)];
  console.log(`first table, with the start of a thread ${ms(await timed(() => run(wanted[0]!)))} ms`);
  const ours = new Map<string, Taken>();
  for (const asked of wanted) {
    await warmUp(() => run(asked));
    ours.set(asked.name, await medianTaken(() => run(asked)));
  }
  // The file opens in one process only.
  await test.platform.columns.close();
  const bare = await runBare(bench, wanted, dataSet);
  for (const { name, goalMs } of wanted) {
    const [us, them] = [ours.get(name)!, bare.get(name)!];
    const ratio = (us.ms / them.ms).toFixed(2);
    const goal = goalMs === undefined ? '' : `   goal ${goalMs} ms`;
    console.log(`${name.padEnd(62)} ${ms(us.ms)} ms${goal.padEnd(15)}   bare ${ms(them.ms)} ms   ratio ${ratio}`);
    const part = (us.processorMs / them.processorMs).toFixed(2);
    console.log(
      `${'  processor time'.padEnd(62)} ${ms(us.processorMs)} ms                  bare ${ms(them.processorMs)} ms   ratio ${part}`,
    );
  }
});

/** A server runs for days: what its first second costs is told above. */
async function warmUp(work: () => Promise<void>): Promise<void> {
  for (const began = performance.now(); performance.now() - began < 1_000; ) await work();
}

function tablesOf(variables: readonly DataVariable[]): readonly RequestAsked[] {
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
      name: 'cross table',
      goalMs: 50,
      kind: 'cross',
      requests: [{ ...defaultCrossRequest, rows: [{ variable: by('Q5') }], banner: [{ variable: by('S1') }] }],
    },
    {
      name: 'nested and weighted',
      goalMs: 80,
      kind: 'cross',
      weight: by('Q12'),
      requests: [
        {
          ...defaultCrossRequest,
          rows: [{ variable: by('Q5') }],
          banner: [{ variable: by('S1'), within: [{ variable: by('Q4') }] }],
        },
      ],
    },
    {
      name: `${rows.length} questions by ${columns.reduce((a, b) => a + b, 0)} columns, weighted and filtered`,
      goalMs: 800,
      kind: 'cross',
      weight: by('Q12'),
      filter,
      requests: [{ ...defaultCrossRequest, rows, banner }],
    },
  ];
}

/** Every question: alone, filtered and weighted, and with two groups. */
function statisticsOf({ variables, questions }: DataSet): readonly RequestAsked[] {
  const by = (name: string) => variables.find(variable => variable.name === name)!.key;
  const asked = questions.filter(({ variables: parts }) => parts.length > 0).map(({ key }) => ({ question: key }));
  const known = new Map(questions.map(question => [question.key, question]));
  const inParts = (request: SummaryRequest) => kinds.summary.split!(request, SUMMED_AT_ONCE, known) as SummaryRequest[];
  const request = { ...defaultSummaryRequest, questions: asked };
  const filter: Filter = { test: 'number', variable: by('S2'), compare: '>=', value: 30 };
  const chose = (code: number): Filter => ({ test: 'choice', variable: by('S1'), is: 'any-of', codes: [code] });
  const groups = [1, 2].map(code => ({ name: `Group ${code}`, filter: chose(code) }));
  const [name, requests] = [`statistics of all ${asked.length} questions`, inParts(request)];
  return [
    { name, goalMs: 1000, kind: 'summary', requests },
    { name: `${name}, filtered and weighted`, kind: 'summary', requests, filter, weight: by('Q12') },
    { name: `${name}, two groups`, kind: 'summary', requests: inParts({ ...request, groups }) },
  ];
}

/** What is counted and nothing else. */
function runBare(
  { test, survey }: LargeBench,
  wanted: readonly RequestAsked[],
  { variables, questions }: DataSet,
): Promise<ReadonlyMap<string, Taken>> {
  const byKey = new Map(variables.map(variable => [variable.key, variable]));
  const known = new Map(questions.map(question => [question.key, question]));
  const { scrollId } = survey;
  return onBareFile(test, survey, async (connection, state) => {
    const taken = new Map<string, Taken>();
    for (const { name, kind, requests, filter, weight } of wanted) {
      const statements = requests.flatMap(request =>
        bareStatements(kinds[kind].plan(request as never, byKey, known), {
          scrollId,
          state,
          variables,
          filter,
          weight,
        }),
      );
      const all = async () => {
        for (const { text, values: texts } of statements)
          await (await connection.run(text, [...texts])).fetchAllChunks();
      };
      taken.set(name, await medianTaken(all));
    }
    return taken;
  });
}
