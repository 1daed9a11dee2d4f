// `npm run operator:mail -- list | approve <code> | reject <code> <reason> | domain | allow <address> | points <phone> <number>`: what an
// operator does about mail that waits for its review, the sender's domain, addresses that get no more mail, and points for SMS.
import { openDatabaseToRead } from './backup/open-database.ts';
import { readEnvironment } from './environment.ts';
import { Problem } from './problem.ts';
import { runTool } from './run-tool.ts';
import { type MailDesk, withMailDesk } from './server-modules.ts';
import { operatorMailTexts as texts } from './texts/operator-mail-texts.ts';

interface Errand {
  /** How many words it needs after its name. */
  readonly words: number;
  /** What to say, or undefined when there is nothing to do it on. */
  run(desk: MailDesk, first: string, rest: string): Promise<string | undefined>;
}

const MOST_POINTS = 1_000_000;

const errands: Readonly<Record<string, Errand>> = {
  list: {
    words: 0,
    run: async desk => (await desk.listWaiting()).map(texts.mail).join('\n') || texts.none,
  },
  approve: { words: 1, run: async (desk, code) => ((await desk.approve(code)) ? texts.approved(code) : undefined) },
  reject: {
    words: 2,
    run: async (desk, code, reason) => ((await desk.reject(code, reason)) ? texts.rejected(code) : undefined),
  },
  domain: {
    words: 0,
    run: async desk => (await desk.checkDomain()).map(texts.record).join('\n') || texts.noDomain,
  },
  allow: { words: 1, run: async (desk, address) => ((await desk.allow(address)) ? texts.allowed(address) : undefined) },
  points: {
    words: 2,
    run: async (desk, phone, number) => {
      const points = Number(number);
      if (!Number.isInteger(points) || points < 1 || points > MOST_POINTS)
        throw new Problem('bad-number', { option: 'points', least: 1, most: MOST_POINTS });
      const balance = await desk.grant(phone, points);
      return balance === undefined ? undefined : texts.granted(phone, balance);
    },
  },
};

await runTool(async () => {
  const [name = '', ...words] = process.argv.slice(2);
  const errand = Object.hasOwn(errands, name) ? errands[name] : undefined;
  if (!errand || words.length < errand.words) {
    console.error(texts.usage);
    return 1;
  }
  const [first = '', ...rest] = words;
  const database = await openDatabaseToRead(readEnvironment());
  try {
    const said = await withMailDesk(database.url, desk => errand.run(desk, first, rest.join(' ')));
    if (said === undefined) console.error(texts.notThere(first));
    else console.log(said);
    return said === undefined ? 1 : 0;
  } finally {
    await database.close();
  }
});
