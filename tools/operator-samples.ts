// `npm run operator:samples -- list | approve <order> <yuan> | decline <order> <reason> | paid <order> | field <order> <completed> <screened> <full>`:
// what an operator does with the orders for samples, on the data folder or DATABASE_URL.
import { openDatabaseToRead } from './backup/open-database.ts';
import { readEnvironment } from './environment.ts';
import { Problem } from './problem.ts';
import { runTool } from './run-tool.ts';
import { type SampleDesk, withSampleDesk } from './server-modules.ts';
import { operatorSampleTexts as texts } from './texts/operator-sample-texts.ts';

interface Errand {
  /** How many words it needs after its name. */
  readonly words: number;
  /** What to say, or undefined when there is nothing to do it on. */
  run(desk: SampleDesk, order: string, rest: readonly string[]): Promise<string | undefined>;
}

const MOST_YUAN = 10_000_000;
const FEN = 100;

const errands: Readonly<Record<string, Errand>> = {
  list: { words: 0, run: async desk => (await desk.list()).map(texts.order).join('\n') || texts.none },
  approve: {
    words: 2,
    run: async (desk, order, [price]) => {
      const yuan = Number(price);
      if (!(yuan > 0 && yuan <= MOST_YUAN))
        throw new Problem('bad-number', { option: 'yuan', least: 1, most: MOST_YUAN });
      return (await desk.approve(order, Math.round(yuan * FEN))) ? texts.approved(order) : undefined;
    },
  },
  decline: {
    words: 2,
    run: async (desk, order, reason) =>
      (await desk.decline(order, reason.join(' '))) ? texts.declined(order) : undefined,
  },
  paid: { words: 1, run: async (desk, order) => ((await desk.paid(order)) ? texts.paid(order) : undefined) },
  field: {
    words: 4,
    run: async (desk, order, [finished = '', screened = '', quotaFull = '']) => {
      const path = await desk.field(order, { finished, screened, quotaFull });
      return path === undefined ? undefined : texts.fielded(order, path);
    },
  },
};

await runTool(async () => {
  const [name = '', order = '', ...rest] = process.argv.slice(2);
  const errand = Object.hasOwn(errands, name) ? errands[name] : undefined;
  if (!errand || (order === '' ? 0 : 1) + rest.length < errand.words) {
    console.error(texts.usage);
    return 1;
  }
  const database = await openDatabaseToRead(readEnvironment());
  try {
    const said = await withSampleDesk(database.url, desk => errand.run(desk, order, rest));
    if (said === undefined) console.error(texts.notThere(order));
    else console.log(said);
    return said === undefined ? 1 : 0;
  } finally {
    await database.close();
  }
});
