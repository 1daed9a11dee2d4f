import type { AddressInfo } from 'node:net';
import {
  type DataQuestion,
  type DataVariable,
  defaultSummaryRequest,
  type Filter,
  kinds,
  SUMMED_AT_ONCE,
  type SummaryRequest,
} from '@wenshu/analysis';
import { openDataSet } from '../../apps/server/src/features/findings/data-set/index.ts';
import { bareStatements } from '../bare-statements.ts';
import { type LargeBench, medianTaken, ms, onBareFile, type Taken, withLargeSurvey } from '../large-survey.ts';

interface Look {
  readonly name: string;
  readonly request: SummaryRequest;
  readonly filter?: Filter;
  readonly weight?: string;
}

interface DataSet {
  readonly variables: readonly DataVariable[];
  readonly questions: readonly DataQuestion[];
}

/** Every question of the large survey: alone, filtered and weighted, and with two groups. */
export async function allStatistics(records: number): Promise<void> {
  await withLargeSurvey('bench-statistics', records, async bench => {
    const { test, survey, person } = bench;
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const opened = openDataSet(test.platform, { scrollId: survey.scrollId, range: undefined });
    const dataSet = { variables: await opened.listVariables('en'), questions: await opened.listQuestions('en') };
    const questions = new Map(dataSet.questions.map(one => [one.key, one]));
    const run = async ({ request, filter, weight }: Look) => {
      for (const part of kinds.summary.split!(request, SUMMED_AT_ONCE, questions) as readonly SummaryRequest[]) {
        const answer = await fetch(`http://127.0.0.1:${port}/api/analysis/run`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
          body: JSON.stringify({
            ...{ scrollId: survey.scrollId, kind: 'summary', request: part, ...(filter && { filter }) },
            ...(weight !== undefined && { weight: { by: 'variable', variable: weight } }),
          }),
        });
        const { code, message } = (await answer.json()) as { code: string; message: string };
        if (code !== '0000') throw new Error(message);
      }
    };
    const looks = looksAt(dataSet);
    await run(looks[0]!);
    const ours = new Map<string, Taken>();
    for (const look of looks) ours.set(look.name, await medianTaken(() => run(look)));
    // The file opens in one process only.
    await test.platform.columns.close();
    const bare = await runBare(bench, looks, dataSet);
    for (const { name } of looks) {
      const [own, other] = [ours.get(name)!, bare.get(name)!];
      const told = ({ ms: took, processorMs }: Taken) => `${ms(took)} ms, processor ${ms(processorMs)} ms`;
      const ratio = (own.processorMs / other.processorMs).toFixed(2);
      console.log(`${name.padEnd(44)} ${told(own)}   bare ${told(other)}   ratio of processor time ${ratio}`);
    }
  });
}

function looksAt({ variables, questions }: DataSet): readonly Look[] {
  const by = (name: string) => variables.find(variable => variable.name === name)!.key;
  const asked = questions.filter(({ variables: parts }) => parts.length > 0).map(({ key }) => ({ question: key }));
  const request = { ...defaultSummaryRequest, questions: asked };
  const filter: Filter = { test: 'number', variable: by('S2'), compare: '>=', value: 30 };
  const chose = (code: number): Filter => ({ test: 'choice', variable: by('S1'), is: 'any-of', codes: [code] });
  const groups = [1, 2].map(code => ({ name: `Group ${code}`, filter: chose(code) }));
  const name = `all ${asked.length} questions`;
  return [
    { name, request },
    { name: `${name}, filtered and weighted`, request, filter, weight: by('Q12') },
    { name: `${name}, two groups`, request: { ...request, groups } },
  ];
}

/** The counts and nothing else, one after another. */
function runBare(
  { test, survey }: LargeBench,
  looks: readonly Look[],
  { variables, questions }: DataSet,
): Promise<ReadonlyMap<string, Taken>> {
  const byKey = new Map(variables.map(variable => [variable.key, variable]));
  const asked = new Map(questions.map(question => [question.key, question]));
  const { scrollId } = survey;
  return onBareFile(test, survey, async (connection, state) => {
    const taken = new Map<string, Taken>();
    for (const { name, request, filter, weight } of looks) {
      const plan = kinds.summary.plan(request, byKey, asked);
      const statements = bareStatements(plan, { scrollId, state, variables, filter, weight });
      const all = async () => {
        for (const { text, values } of statements) await (await connection.run(text, [...values])).fetchAllChunks();
      };
      taken.set(name, await medianTaken(all));
    }
    return taken;
  });
}
