// `npm run operator:licences -- plans | plan … | enterprises … | list … | grant … | withdraw …`: the price list, and what customer service has
// sold to one account or one enterprise beside it. Who did what when, and why, stands in the operation log.
import { PLAN_PATTERN } from '@wenshu/api-contract';
import { openDatabaseToRead } from './backup/open-database.ts';
import { readEnvironment } from './environment.ts';
import { Problem } from './problem.ts';
import { runTool } from './run-tool.ts';
import { type LicenceDesk, withLicenceDesk } from './server-modules.ts';
import { operatorLicenceTexts as texts } from './texts/operator-licence-texts.ts';

const MOST_DAYS = 3_660;
const LONGEST_NAME = 30;
const LONGEST_REASON = 200;

/** What to say; undefined when nobody is named so, null when it was not understood. */
type Errand = (desk: LicenceDesk, words: readonly string[]) => Promise<string | null | undefined>;

const errands: Readonly<Record<string, Errand>> = {
  plans: async desk => (await desk.listPlans()).map(texts.plan).join('\n'),
  plan: async (desk, [planId = '', zh = '', en = '', features = '', ...rest]) => {
    const why = reasonOf(rest);
    const isName = (name: string) => name !== '' && name.length <= LONGEST_NAME;
    if (!PLAN_PATTERN.test(planId) || !isName(zh) || !isName(en) || features === '' || why === undefined) return null;
    const named = features === 'none' ? [] : features.split(',');
    return (await desk.savePlan({ planId, zh, en, features: named, why })) ? texts.saved(planId) : null;
  },
  enterprises: async (desk, words) => {
    if (words.length === 0) return null;
    return (await desk.findEnterprises(words.join(' '))).map(texts.enterprise).join('\n') || texts.none;
  },
  list: async (desk, [holder = '']) => {
    const found = holder === '' ? null : await desk.list(holder);
    return found && [texts.held(found.features), ...found.licences.map(texts.licence)].join('\n');
  },
  grant: async (desk, [holder = '', feature = '', time = '', ...rest]) => {
    const why = reasonOf(rest);
    if (!desk.isFeature(feature) || time === '' || why === undefined) return null;
    const order = await desk.grant(holder, feature, daysOf(time), why);
    return order === undefined ? undefined : texts.granted(holder, order);
  },
  withdraw: async (desk, [holder = '', feature = '', ...rest]) => {
    const why = reasonOf(rest);
    if (!desk.isFeature(feature) || why === undefined) return null;
    return (await desk.withdraw(holder, feature, why)) ? texts.withdrawn(holder) : undefined;
  },
};

/** Without a reason nothing is decided. */
function reasonOf(words: readonly string[]): string | undefined {
  const why = words.join(' ').trim();
  return why === '' || why.length > LONGEST_REASON ? undefined : why;
}

function daysOf(word: string): number | null {
  if (word === 'forever') return null;
  const days = Number(word);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new Problem('bad-number', { option: 'days', least: 1, most: MOST_DAYS });
  return days;
}

await runTool(async () => {
  const [name = '', ...words] = process.argv.slice(2);
  const errand = Object.hasOwn(errands, name) ? errands[name] : undefined;
  if (!errand) {
    console.error(texts.usage);
    return 1;
  }
  const database = await openDatabaseToRead(readEnvironment());
  try {
    const said = await withLicenceDesk(database.url, desk => errand(desk, words));
    if (said) console.log(said);
    else console.error(said === null ? texts.usage : texts.nobody(words[0] ?? ''));
    return said ? 0 : 1;
  } finally {
    await database.close();
  }
});
