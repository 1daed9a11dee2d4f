import { createHash } from 'node:crypto';
import { describeFilter, type Exhibit, lookThrough, tellLooked } from '@wenshu/analysis';
import { type AnsweredPart, type AskPlan, rightOfAnalysis } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../../authorisation/actor.ts';
import { requireRight } from '../../../../authorisation/authorise.ts';
import { threadsFor } from '../../../../authorisation/threads-for.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { type AnalysisContent, runAnalysis } from '../../analyses/index.ts';
import { type OpenDataSet, openOwnDataSet } from '../../data-set/index.ts';
import { type AskKnown, askThings } from '../plan/ask-things.ts';
import { type CompiledPlan, type CompiledRun, compilePlan, filterOf } from '../plan/compile-plan.ts';
import { refusingWhatCannotBe } from '../plan/refusing.ts';
import { findPeriods } from './find-periods.ts';

interface Answering {
  readonly platform: Platform;
  readonly actor: Actor;
  readonly language: Language;
  readonly scrollId: string;
  readonly plan: AskPlan;
  readonly signal: AbortSignal;
}

interface Answered {
  readonly asOf: number;
  readonly parts: readonly Ran[];
  readonly said: readonly string[];
  /** Of its numbers: by it one knows whether they are others than before. */
  readonly digest: Buffer;
}

type Ran = Omit<AnsweredPart, 'exhibits' | 'analysis'> & {
  readonly analysis: AnalysisContent;
  readonly exhibits: readonly Exhibit[];
};

/** Runs what a plan asks, with the rights and on the records of whoever asks now. */
export async function answerStep(answering: Answering): Promise<Answered> {
  const { platform, actor, language, scrollId, plan, signal } = answering;
  const own = await openOwnDataSet(platform, actor, { scrollId, right: 'statistics.view' });
  const known = await knownOf(own, language);
  const periods =
    plan.kind === 'trend'
      ? await findPeriods({
          dataSet: own,
          filter: refusingWhatCannotBe(() => filterOf(plan, known)),
          now: platform.clock.now(),
          language,
          signal,
        })
      : undefined;
  const compiled = refusingWhatCannotBe(() => compilePlan(plan, known, { language, periods }));
  await requireKinds(answering, compiled);
  const dataSets = new DataSets(answering);
  const threads = await threadsFor(platform, 'live', actor, scrollId);
  const ran: (Ran & { readonly asOf: number; readonly group: string })[] = [];
  for (const run of compiled.runs) {
    signal.throwIfAborted();
    // On the wire a request is any JSON; the kind checks it when it runs.
    const content = run.analysis as unknown as AnalysisContent;
    const dataSet = await dataSets.openFor(content.kind);
    const outcome = await runAnalysis(dataSet, threads, { content, language, signal }).catch(error => {
      // Of ten groupings one may be too thin: that says nothing of the others.
      if (!compiled.isLookedThrough || !isThin(error)) throw error;
      return { asOf: 0, exhibits: [] };
    });
    ran.push({
      ...presentRun(run, outcome.exhibits, known, language),
      asOf: outcome.asOf,
      analysis: content,
      group: run.by?.label ?? '',
    });
  }
  const asOf = Math.max(...ran.map(one => one.asOf));
  const looked = compiled.isLookedThrough ? lookThrough(ran) : undefined;
  const outcome = known.byKey.get(plan.subjects[0]!)?.label ?? '';
  const parts = looked ? looked.standing : ran;
  const said = looked ? tellLooked(outcome, looked, language) : [];
  return { asOf, parts: parts.map(withoutGroup), said, digest: digestOf(ran) };
}

export async function knownOf(dataSet: OpenDataSet, language: Language): Promise<AskKnown> {
  const [variables, questions] = await Promise.all([
    dataSet.listVariables(language, { isAsItIs: true }),
    dataSet.listQuestions(language),
  ]);
  return askThings(variables, questions);
}

/** Each kind as its own screen asks for it: what somebody may not run there they may not run here. */
async function requireKinds({ platform, actor, scrollId }: Answering, { runs }: CompiledPlan): Promise<void> {
  const rights = new Set(runs.map(({ analysis }) => rightOfAnalysis[analysis.kind]));
  for (const right of rights)
    await requireRight(platform.database.pool, actor, right, { kind: 'questionnaire', id: scrollId });
}

class DataSets {
  readonly #opened = new Map<string, Promise<OpenDataSet>>();
  readonly #answering: Answering;

  constructor(answering: Answering) {
    this.#answering = answering;
  }

  /** What the right of that kind lets its reader see. */
  openFor(kind: AnalysisContent['kind']): Promise<OpenDataSet> {
    const { platform, actor, scrollId } = this.#answering;
    const right = rightOfAnalysis[kind];
    const known = this.#opened.get(right) ?? openOwnDataSet(platform, actor, { scrollId, right });
    this.#opened.set(right, known);
    return known;
  }
}

const isThin = (error: unknown) => error instanceof Refusal && error.errorName === 'analysisNotPossible';

function presentRun(
  { analysis, variables }: CompiledRun,
  exhibits: readonly Exhibit[],
  known: AskKnown,
  language: Language,
): Omit<Ran, 'analysis'> {
  const byKey = new Map(known.variables.map(one => [one.key, one]));
  const nameOf = (key: string) => known.byKey.get(key)?.label ?? (byKey.get(key)?.label || byKey.get(key)?.name);
  return {
    variables: variables.flatMap(key => nameOf(key) ?? []),
    filter: analysis.filter ? describeFilter(analysis.filter, byKey, language) : null,
    people: exhibits.reduce((most, { source }) => Math.max(most, source.base.people), 0),
    exhibits,
  };
}

const withoutGroup = ({ analysis, variables, filter, people, exhibits }: Ran): Ran => ({
  analysis,
  variables,
  filter,
  people,
  exhibits,
});

/** Numbers alone, in their order: words are another in each language. */
function digestOf(ran: readonly Ran[]): Buffer {
  const numbers: number[] = [];
  const look = (part: unknown) => {
    if (typeof part === 'number') numbers.push(part);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(look);
  };
  look(ran.map(({ exhibits }) => exhibits));
  return createHash('sha256').update(JSON.stringify(numbers)).digest();
}
