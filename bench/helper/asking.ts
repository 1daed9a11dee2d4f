import { readFileSync } from 'node:fs';
import { dataSetOf } from '@wenshu/analysis';
import { questionTypes } from '@wenshu/question-types/core';
import { buildCodebook, buildFlow } from '@wenshu/survey-core';
import { templateDocument } from '../../apps/server/src/features/design/questionnaire-start/index.ts';
import { listTemplates } from '../../apps/server/src/features/design/questionnaire-start/templates.ts';
import { type AskKnown, askThings } from '../../apps/server/src/features/findings/assistant/plan/ask-things.ts';
import { driversOf } from '../../apps/server/src/features/findings/assistant/plan/drivers-of.ts';
import { type AskReading, readAsked } from '../../apps/server/src/features/findings/assistant/reading/read-asked.ts';

interface AskedCase {
  readonly id: string;
  readonly half: string;
  readonly survey: string;
  readonly language: 'zh' | 'en';
  readonly after: string;
  readonly question: string;
  readonly kind: string;
  readonly subjects: string;
  readonly by: string;
  readonly filter: string;
}

/** Questions in words on our own surveys: does the house make the plan of them that somebody wrote down before there was a rule. */
export function benchAsking(halves: readonly string[], isTelling: boolean): void {
  const cases = readCases();
  const readings = new Map(cases.map(one => [one.id, readCase(one, cases)]));
  for (const half of halves) {
    const own = cases.filter(one => one.half === half);
    const wrong = own.filter(one => told(readings.get(one.id)!, knownOf(one)) !== wanted(one));
    console.log(`\n${half}: ${own.length} questions`);
    for (const language of ['zh', 'en'] as const) {
      const of = own.filter(one => one.language === language);
      const right = of.filter(one => !wrong.includes(one)).length;
      console.log(
        `  plans that are right, ${language}: ${right} of ${of.length} (${Math.round((100 * right) / of.length)}%)`,
      );
    }
    const isAskedBack = (one: AskedCase) => readings.get(one.id)!.is !== 'plan';
    console.log(
      `  asked back instead of a plan: ${wrong.filter(isAskedBack).length}, another plan: ${wrong.filter(one => !isAskedBack(one)).length}`,
    );
    if (isTelling && half === 'open')
      for (const one of wrong)
        console.log(`  ${one.id}: wanted ${wanted(one)} | got ${told(readings.get(one.id)!, knownOf(one))}`);
  }
}

function readCases(): readonly AskedCase[] {
  const [head, ...lines] = readFileSync(new URL('./asked.tsv', import.meta.url), 'utf8')
    .replace(/\n$/, '')
    .split('\n');
  const names = head!.split('\t');
  return lines.map(
    line => Object.fromEntries(line.split('\t').map((cell, at) => [names[at]!, cell])) as never as AskedCase,
  );
}

function readCase(one: AskedCase, all: readonly AskedCase[]): AskReading {
  const known = knownOf(one);
  const first = one.after === '' ? undefined : readCase(all.find(({ id }) => id === one.after)!, all);
  return readAsked({ question: one.question, before: first?.is === 'plan' ? first.plan : undefined }, known);
}

const surveys = new Map<string, AskKnown>();

function knownOf({ survey, language }: AskedCase): AskKnown {
  const name = `${survey} ${language}`;
  const made = surveys.get(name);
  if (made) return made;
  const template = listTemplates(language).find(({ slug }) => slug === survey)!;
  const document = templateDocument({ name: template.title, languageId: language === 'en' ? 2 : 1 }, template);
  const flow = buildFlow(document, { scrollId: 'bench', versionTime: 1, languageId: document.baseLanguageId });
  const { variables, questions } = dataSetOf(buildCodebook([flow], questionTypes), { language });
  const known = askThings(variables, questions);
  surveys.set(name, known);
  return known;
}

const sorted = (names: readonly string[]) => [...names].sort().join(' ');
const wanted = ({ kind, subjects, by, filter }: AskedCase) =>
  `${kind}: ${sorted(subjects.split(' '))} by ${sorted(by.split(' '))} only ${filter}`;

/** A plan in the names of the table. */
function told(reading: AskReading, known: AskKnown): string {
  if (reading.is !== 'plan')
    return `${reading.is}: ${reading.keys.map(key => known.byKey.get(key)?.label).join(' | ')}`;
  const { kind, subjects, by, isByAny, only } = reading.plan;
  const nameOf = (key: string) => {
    const thing = known.byKey.get(key);
    return thing?.question?.name ?? thing?.variables[0]?.name ?? key;
  };
  const [subject] = subjects;
  const drivers =
    kind === 'drivers' && by.length === 0
      ? driversOf(known, known.byKey.get(subject!)!).map(({ name }) => name)
      : undefined;
  const isAnyDriver = drivers !== undefined && new Set(drivers.map(name => name.split('_')[0])).size > 1;
  const groups = isByAny || isAnyDriver ? ['*'] : (drivers ?? by.map(nameOf));
  const filter = only.map(({ variable, codes }) => `${nameOf(variable)}=${codes.join()}`).join(' ');
  return `${kind}: ${sorted(subjects.map(nameOf))} by ${sorted(groups)} only ${filter}`;
}
