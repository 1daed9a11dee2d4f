// `npm run operator -- operators [list] | operators add <account> <role,role> <why> | operators remove <account> <why>`: who may enter the console.
// `orders | open <order> [plan] | decline <order>`: what customer service does with the orders of enterprises, on the data
// folder or DATABASE_URL. `force-password <phone or address>`: that person changes their password at the next sign-in. `publish terms|privacy
// <Chinese file> <English file> [again]`: a new version of a document, to which everybody says yes again or not; `publish
// manual|guide|statement <Chinese file> <English file>`: of one that nobody agrees to. `switch manual|terms|privacy on|off`: whether the
// footer leads there. `news …`: the news of the site. `trial-answers [csv]`: what visitors sent through the site's trial form. `go-on`: what a
// restored copy has to send leaves it from now on.
import { readFileSync } from 'node:fs';
import { documentKinds, operatorRoles, readingKinds, switchedKinds } from '@wenshu/api-contract';
import { csvLine } from '@wenshu/data-files';
import { openDatabaseToRead } from './backup/open-database.ts';
import { terminalLanguage } from './bootstrap/language.mjs';
import { readEnvironment } from './environment.ts';
import { runNewsErrand } from './operator/news-errand.ts';
import { Problem } from './problem.ts';
import { runTool } from './run-tool.ts';
import { endOutwardPause, type OperatorDesk, sayRefusal, withOperatorDesk } from './server-modules.ts';
import { operatorNewsTexts } from './texts/operator-news-texts.ts';
import { operatorTexts } from './texts/operator-texts.ts';

type Errand = (desk: OperatorDesk, ...words: readonly string[]) => Promise<number>;

const errands: Readonly<Record<string, Errand>> = {
  orders: async desk => {
    const waiting = await desk.listWaiting();
    if (waiting.length === 0) console.log(operatorTexts.none);
    for (const order of waiting) console.log(operatorTexts.order(order));
    return 0;
  },
  open: async (desk, number = '', plan) => {
    if (plan !== undefined && !(await desk.isPlan(plan))) return explain();
    return tell(await desk.open(number, plan), operatorTexts.opened, number);
  },
  decline: async (desk, number = '') => tell(await desk.decline(number), operatorTexts.declined, number),
  'force-password': async (desk, account = '') => {
    const isDone = await desk.forcePassword(account);
    if (isDone) console.log(operatorTexts.forced(account));
    else console.error(operatorTexts.nobody(account));
    return isDone ? 0 : 1;
  },
  'trial-answers': async (desk, form = 'list') => {
    if (!['list', 'csv'].includes(form)) return explain();
    for (const { language, titles, answers } of await desk.listTrialAnswers()) {
      if (form === 'csv') {
        const lines = answers.map(({ time, values }) => csvLine([time.toISOString(), ...values]));
        process.stdout.write([csvLine([language, ...titles]), ...lines].join(''));
        continue;
      }
      if (answers.length === 0) console.log(operatorTexts.noApplications(language));
      for (const { time, values } of answers)
        console.log([plainOf(time.toISOString()), ...values.map(plainOf)].join('  '));
    }
    return 0;
  },
  publish: async (desk, word, chinese = '', english = '', again = '') => {
    const agreed = documentKinds.find(kind => kind === word);
    const reading = readingKinds.find(kind => kind === word);
    // Nobody agrees to a manual, so nobody can be asked again.
    const isRight = again === '' ? (agreed ?? reading) !== undefined : again === 'again' && agreed !== undefined;
    if (!isRight || chinese === '' || english === '') return explain();
    const [zh, en] = [readText(chinese), readText(english)];
    if (zh === '' || en === '') return explain();
    const version = agreed
      ? await desk.publish({ kind: agreed, zh, en, asksAgain: again === 'again' })
      : await desk.publish({ kind: reading!, zh, en, asksAgain: false });
    console.log(operatorTexts.published(word ?? '', version));
    return 0;
  },
  switch: async (desk, word, way) => {
    const kind = switchedKinds.find(one => one === word);
    if (kind === undefined || (way !== 'on' && way !== 'off')) return explain();
    await desk.switchDocument(kind, way === 'on');
    console.log(way === 'on' ? operatorTexts.switchedOn(kind) : operatorTexts.switchedOff(kind));
    return 0;
  },
  operators: async (desk, errand = 'list', account = '', named = '', ...rest) => {
    if (errand === 'list') {
      const all = await desk.operators.list();
      if (all.length === 0) console.log(operatorTexts.noOperators);
      for (const operator of all) console.log(operatorTexts.operator(operator));
      return 0;
    }
    if (errand === 'add') {
      const roles = named.split(',').flatMap(word => operatorRoles.find(role => role === word) ?? []);
      const why = rest.join(' ').trim();
      if (account === '' || why === '' || roles.length !== named.split(',').length) return explain();
      return tried(() => desk.operators.add(account, roles, why), operatorTexts.operatorAdded(account, roles));
    }
    const why = [named, ...rest].join(' ').trim();
    if (errand !== 'remove' || account === '' || why === '') return explain();
    return tried(() => desk.operators.remove(account, why), operatorTexts.operatorRemoved(account));
  },
  news: async (desk, ...words) => {
    const outcome = await runNewsErrand(desk.news, words, { readText, now: () => new Date() });
    if (outcome === null) return explain();
    if ('said' in outcome) console.log(outcome.said);
    else console.error(operatorNewsTexts.missing(outcome.missing));
    return 'said' in outcome ? 0 : 1;
  },
};

/** Errands that need no word behind their name. */
const wordless = ['orders', 'operators', 'trial-answers'];

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new Problem('text-not-found', { path });
  }
}

/** What a stranger typed moves no cursor and rings no bell in the operator's terminal. */
function plainOf(text: string): string {
  return text.replaceAll(/\p{C}+/gu, ' ');
}

await runTool(async () => {
  const [name = '', ...words] = process.argv.slice(2);
  if (name === 'go-on') return goOn();
  const errand = Object.hasOwn(errands, name) ? errands[name] : undefined;
  if (!errand || (!wordless.includes(name) && words.length === 0)) return explain();
  const database = await openDatabaseToRead(readEnvironment());
  try {
    return await withOperatorDesk(database.url, desk => errand(desk, ...words));
  } finally {
    await database.close();
  }
});

function explain(): number {
  console.error(operatorTexts.usage);
  return 1;
}

async function goOn(): Promise<number> {
  const database = await openDatabaseToRead(readEnvironment());
  try {
    console.log((await endOutwardPause(database.url)) ? operatorTexts.goesOn : operatorTexts.notPaused);
    return 0;
  } finally {
    await database.close();
  }
}

/** What the server refuses is said in its own words. */
async function tried(act: () => Promise<void>, done: string): Promise<number> {
  try {
    await act();
  } catch (error) {
    const said = await sayRefusal(error, terminalLanguage());
    if (said === undefined) throw error;
    console.error(said);
    return 1;
  }
  console.log(done);
  return 0;
}

function tell(isDone: boolean, words: (number: string) => string, number: string): number {
  if (isDone) console.log(words(number));
  else console.error(operatorTexts.notWaiting(number));
  return isDone ? 0 : 1;
}
