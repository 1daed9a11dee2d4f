import type { Head, ModelRequest, Table, TableCell } from '@wenshu/analysis';
import { modelFactorCalls } from '@wenshu/api-contract';
import { asJson } from '@wenshu/survey-core';
import { factorTexts } from '@wenshu/texts/findings/models/factor';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { countKnownFactors, findFactorAnalysis, readFactorRun } from './factor-run.ts';
import { nextVersion } from './next-version.ts';
import { saveVariables } from './save-variables.ts';

/** The specification's calls of a factor analysis: parts of one of its runs. */
export function registerModelFactorCalls(app: FastifyInstance): void {
  registerCalls(app, modelFactorCalls, {
    getFactorCategory: async (input, context) => {
      const { state, table, nameOf } = await toldAsSamples(() => readFactorRun(context, input));
      return {
        ...state,
        items: linesOf(table('factors')).map(({ id, text, cells: [questions, percent] }) => ({
          modelFactorCategoryId: id,
          factoryName: nameOf(id, text),
          questions: questions?.text ?? '',
          percent: numberOf(percent),
        })),
      };
    },
    getFactorKmo: async (input, context) => {
      const { state, table } = await toldAsSamples(() => readFactorRun(context, input));
      const [kmo, chiSquare, df, pValue] = linesOf(table('kmo')).map(({ cells }) => numberOf(cells[0])) as Four;
      return { ...state, kmo, chiSquare, df, pValue, isSuitable: pValue !== null && pValue < SUITABLE_BELOW };
    },
    getFactorLoad: async (input, context) => {
      const { state, table, exhibit, nameOf } = await toldAsSamples(() => readFactorRun(context, input));
      // The table leaves small ones out where it was asked to; its map has them all, in the same order.
      const { values } = exhibit('heat', 'loadingsMap');
      const { columns } = table('loadings');
      return {
        ...state,
        factors: columns.map(({ id, text }) => ({ modelFactorCategoryId: id, factoryName: nameOf(id, text) })),
        items: linesOf(table('loadings')).map(({ id, text }, at) => ({
          modelFactorLoadId: id,
          title: text,
          loads: [...values[at]!],
        })),
      };
    },
    getFactorGravelMap: async (input, context) => {
      const { state, exhibit } = await toldAsSamples(() => readFactorRun(context, input));
      const { values } = exhibit('lines', 'scree').series[0]!;
      return { ...state, items: values.map((eigenvalue, at) => ({ component: at + 1, eigenvalue })) };
    },
    getFactorExplainVariance: async (input, context) => {
      const { state, table } = await toldAsSamples(() => readFactorRun(context, input));
      return {
        ...state,
        items: linesOf(table('variance')).map(({ cells }, at) => {
          const [initial, extraction, rotation] = [0, 3, 6].map(from => partOf(cells.slice(from, from + 3)));
          return {
            component: at + 1,
            initial: initial!,
            ...(extraction && { extraction }),
            ...(rotation && { rotation }),
          };
        }),
      };
    },
    getFactorCorrelateMatrix: async (input, context) => {
      const { state, table } = await toldAsSamples(() => readFactorRun(context, input));
      return {
        ...state,
        items: linesOf(table('correlations')).map(({ id, text, cells }) => ({
          modelFactorLoadId: id,
          title: text,
          correlations: cells.map(numberOf),
        })),
      };
    },
    getFactorCommonFactor: async (input, context) => {
      const { state, table } = await toldAsSamples(() => readFactorRun(context, input));
      return {
        ...state,
        items: linesOf(table('communalities')).map(({ id, text, cells: [initial, extraction] }) => ({
          modelFactorLoadId: id,
          title: text,
          initial: numberOf(initial),
          extraction: numberOf(extraction),
        })),
      };
    },
    updateFactorCategoryName: async ({ modelFactorCategoryId: id, factoryName, ...input }, context) => {
      const { platform, language, clock } = context;
      const { of, analysis } = await findFactorAnalysis(context, input);
      const { name, version, content } = analysis;
      const known = await countKnownFactors(context, input);
      // A name for a factor that was not found would be kept, and seen by nobody.
      if (known !== undefined && Number(id) > known)
        throw new Refusal('inputInvalid', { field: 'modelFactorCategoryId', problem: { word: 'invalid' } });
      // Checked by its kind before it was stored.
      const request = content.request as unknown as ModelRequest;
      const renamed = asJson({ ...request, names: { ...request.names, [id]: factoryName } });
      const saved = { ...of, name, version, content: { ...content, request: renamed }, now: clock.now() };
      const next = await nextVersion(platform.database, saved);
      if (next === undefined) throw new Refusal('factorNameNotSaved');
      return { version: next, message: factorTexts[language].named };
    },
    saveFactor2OriginalData: async (input, context) => {
      const { platform, actor, language } = context;
      const { of } = await findFactorAnalysis(context, input);
      return toldAsSamples(() =>
        context.whileListening(signal => saveVariables(platform, actor, { ...of, language, signal })),
      );
    },
  });
}

/** S9.9. */
const SUITABLE_BELOW = 0.05;

type Figure = number | null;
type Four = [Figure, Figure, Figure, Figure];

/** Too few samples have a code of their own in these calls (S8.31). */
async function toldAsSamples<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.errorName !== 'analysisNotPossible') throw error;
    const { word, least = 0, got = 0 } = error.details.params as { word: string; least?: number; got?: number };
    throw word === 'too-few-people' ? new Refusal('analysisTooFewSamples', { params: { needed: least, got } }) : error;
  }
}

const numberOf = (cell: TableCell | undefined): Figure => cell?.values[0] ?? null;

const linesOf = ({ rows, cells }: Table): readonly (Head & { readonly cells: readonly TableCell[] })[] =>
  rows.map((head, line) => ({ ...head, cells: cells[line]! }));

/** Nothing of a component that was not extracted, and no rotation where none was asked for. */
function partOf(cells: readonly TableCell[]) {
  const [total, percent, cumulative] = cells.map(numberOf);
  if (total === undefined || total === null) return undefined;
  return { total, percent: percent ?? null, cumulative: cumulative ?? null };
}
