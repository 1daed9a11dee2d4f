import { type PlainTable, readCsv } from './plain-csv.ts';
import type { PrintedPage } from './print-report.ts';
import type { SurveyWorld, WorldQuestion } from './survey-worlds.ts';

/** What a printed report got wrong, each with the sentence itself. */
export interface Verdict {
  /** An effect that is not there, or the other way round. */
  readonly untrue: readonly string[];
  /** A number that the data do not have, or a base that nothing may be said of. */
  readonly wrong: readonly string[];
  /** A large difference that nobody is told of. */
  readonly missed: readonly string[];
}

/** A share that differs by so much between groups of a hundred and more must be told. */
const LARGE = 0.35;
const LEAST_PEOPLE = 30;

/** Reads every sentence of a report as a person would, and holds it against the truth and against the raw data. */
export function judgeReport(world: SurveyWorld, pages: readonly PrintedPage[]): Verdict {
  const data = readCsv(world.csv, world.isWeighted);
  const findings = pages.flatMap(({ said }) => said.flatMap(text => judgeText(text, said, world, data)));
  const of = (kind: keyof Verdict) => findings.filter(one => one.kind === kind).map(({ text }) => text);
  return { untrue: of('untrue'), wrong: of('wrong'), missed: missedIn(world, pages) };
}

interface Finding {
  readonly kind: keyof Verdict;
  readonly text: string;
}

const questionIn = (world: SurveyWorld, said: readonly string[]) =>
  world.questions.find(({ name }) => said.some(text => text.includes(`About ${name}`)));

/** “A” is significantly higher among “X” (12.3%) than among “Y”, “Z”. */
const HIGHER =
  /“([^”]+)” is significantly higher among “([^”]+)” \(([\d.]+)%\) than among ((?:“[^”]+”(?:, | and )?)+)/g;
const HIGHER_MEAN =
  /the mean (?:of “[^”]+” )?is significantly higher among “([^”]+)” \(([\d.]+)\) than among ((?:“[^”]+”(?:, | and )?)+)/g;
const LARGEST = /(?:The largest share|Most often chosen): ((?:“[^”]+”(?:, | and )?)+) \(([\d.]+)%\)/g;
const MEAN = /The mean is ([\d.]+)/g;
const quoted = (list: string) => [...list.matchAll(/“([^”]+)”/g)].map(([, word]) => word!);

function judgeText(text: string, page: readonly string[], world: SurveyWorld, data: PlainTable): readonly Finding[] {
  const question = questionIn(world, page);
  if (!question) return [];
  const wrong = (is: boolean, why: string): readonly Finding[] =>
    is ? [{ kind: 'wrong', text: `${why}: ${text}` }] : [];
  const untrue = (is: boolean): readonly Finding[] => (is ? [{ kind: 'untrue', text }] : []);
  const shown = (share: number | undefined) => (share === undefined ? '' : (100 * share).toFixed(1));
  const isNear = (told: string, share: number | undefined) => Math.abs(Number(told) - Number(shown(share))) < 0.11;
  const few = (...groups: readonly string[]) => groups.some(group => data.people(question.name, group) < LEAST_PEOPLE);
  return [
    ...[...text.matchAll(HIGHER)].flatMap(([, option, column, value, list]) => [
      ...untrue(quoted(list!).some(other => !isHigher(question, world, option!, column!, other))),
      ...wrong(!isNear(value!, data.share(question.name, option!, column!)), 'share'),
      ...wrong(few(column!, ...quoted(list!)), 'base'),
    ]),
    ...[...text.matchAll(HIGHER_MEAN)].flatMap(([, column, value, list]) => [
      ...untrue(
        quoted(list!).some(other => !(meanOf(question, world, column!) > meanOf(question, world, other) + 1e-9)),
      ),
      ...wrong(Math.abs(Number(value) - (data.mean(question.name, column!) ?? Number.NaN)) > 0.0051, 'mean'),
      ...wrong(few(column!, ...quoted(list!)), 'base'),
    ]),
    ...[...text.matchAll(LARGEST)].flatMap(([, list, value]) => [
      ...wrong(!isNear(value!, data.share(question.name, quoted(list!)[0]!)), 'share'),
      ...wrong(
        question.options.some(
          option =>
            !quoted(list!).includes(option) && Number(shown(data.share(question.name, option))) > Number(value) + 0.05,
        ),
        'not the largest',
      ),
    ]),
    ...[...text.matchAll(MEAN)].flatMap(([, value]) =>
      wrong(Math.abs(Number(value) - (data.mean(question.name) ?? Number.NaN)) > 0.0051, 'mean'),
    ),
  ];
}

function isHigher(
  { options, truth }: WorldQuestion,
  { groups }: SurveyWorld,
  option: string,
  a: string,
  b: string,
): boolean {
  const at = options.indexOf(option);
  return truth[groups.indexOf(a)]![at]! > truth[groups.indexOf(b)]![at]! + 1e-9;
}

const meanOf = ({ truth }: WorldQuestion, { groups }: SurveyWorld, group: string) =>
  truth[groups.indexOf(group)]!.reduce((sum, share, at) => sum + share * (at + 1), 0);

function missedIn(world: SurveyWorld, pages: readonly PrintedPage[]): readonly string[] {
  const compared = pages.filter(({ said }) => said.some(text => /^Differences by/.test(text)));
  const told = compared.flatMap(({ said }) => said).join('\n');
  return world.questions
    .filter(({ truth }) => truth[0]!.some((_, at) => spread(truth.map(own => own[at]!)) >= LARGE))
    .filter(({ name }) => !told.includes(`About ${name}`) || !told.includes('significantly higher'))
    .map(({ name }) => `${name}: ${told.slice(0, 300)}`);
}

const spread = (shares: readonly number[]) => Math.max(...shares) - Math.min(...shares);
