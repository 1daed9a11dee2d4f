import * as z from 'zod/mini';
import type { AxisMatch, Questionnaire } from '../../document/questionnaire.ts';
import { own } from '../../json.ts';
import { combinationsOf, optionsOf } from '../../quota/match-cells.ts';
import { setTo } from '../change.ts';
import { command, type EditContext, firstProblem, join } from '../command.ts';
import type { EditProblem } from '../edit-problem.ts';
import { id, order } from '../inputs.ts';
import { placeAll, placeOne } from './completion.ts';
import { checkFreshIds, findQuestion, typeOf } from './find.ts';
import { withoutUndefined } from './save-rules.ts';

const bound = z.optional(z.number());
const axis = z.union([
  id,
  z.array(id).check(z.minLength(1), z.maxLength(3000)),
  z.strictObject({ min: bound, max: bound }),
]);
const match = z.record(id, axis).check(z.refine(value => Object.keys(value).length > 0));

const cell = z.object({
  cellId: id,
  order,
  match: z.union([z.array(match).check(z.minLength(1), z.maxLength(3000)), match]),
  size: z.number().check(z.int(), z.minimum(0), z.maximum(10_000_000)),
  isClosed: z.optional(z.boolean()),
});

const input = z.object({
  quotaId: id,
  order,
  kind: z.enum(['single', 'cross', 'merged', 'booster']),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
  whenFull: z.enum(['end', 'hold', 'continue']),
  cells: z.array(cell).check(z.minLength(1), z.maxLength(3000)),
});
const looseCell = z.partial(cell, { cellId: true, order: true });

type Match = z.output<typeof cell>['match'];

/** Sets up a quota, or replaces it. Its sizes are where the live rows start. */
export const saveQuota = command({
  name: 'saveQuota',
  input,
  loose: z.extend(z.partial(input, { quotaId: true, order: true }), {
    cells: z.array(looseCell).check(z.minLength(1), z.maxLength(3000)),
  }),
  complete: (document, given, mint) => ({
    ...placeOne(given, 'quotaId', document.quotas, mint),
    cells: placeAll(given.cells, 'cellId', {}, mint),
  }),
  reads: input => [
    ...new Set(input.cells.flatMap(one => axesOf(one.match)).flatMap(([axisId, axis]) => [axisId, ...optionsOf(axis)])),
  ],
  change: (document, { quotaId, cells, ...quota }, context) => {
    const known = own(document.quotas, quotaId);
    const fresh = cells.map(one => one.cellId).filter(cellId => !Object.hasOwn(known?.cells ?? {}, cellId));
    const byId = Object.fromEntries(cells.map(({ cellId, ...one }) => [cellId, { id: cellId, ...one }]));
    if (Object.keys(byId).length < cells.length) return { problem: 'id-used', id: quotaId };
    return join(
      checkFreshIds(document, [...(known ? [] : [quotaId]), ...fresh]),
      firstProblem(cells, one => checkShape(quota.kind, one.cellId, one.match)),
      firstProblem(cells, one =>
        firstProblem(axesOf(one.match), ([axisId, axis]) => checkAxis(document, one.cellId, axisId, axis, context)),
      ),
      [setTo(['quotas', quotaId], withoutUndefined({ id: quotaId, ...quota, cells: byId }))],
    );
  },
});

function axesOf(match: Match): [string, AxisMatch][] {
  // A limit that is left open is absent: JSON has no `undefined`, which the schema's type allows.
  return combinationsOf(match as never).flatMap(one => Object.entries(one));
}

/** A single quota counts by one axis; only merged cells hold several combinations. */
function checkShape(kind: string, cellId: string, match: Match): EditProblem | undefined {
  const isRight = (kind === 'merged' || !Array.isArray(match)) && (kind !== 'single' || axesOf(match).length === 1);
  return isRight ? undefined : { problem: 'quota-axis-wrong', id: cellId };
}

/** An axis is a question by its options (of any layer; who chose several has a place in each of their cells), or a number in a range: of a calculation, or of a question. */
function checkAxis(
  document: Questionnaire,
  cellId: string,
  axisId: string,
  axis: AxisMatch,
  context: EditContext,
): EditProblem | undefined {
  const question = findQuestion(document, axisId);
  const isThere = question !== undefined || Object.hasOwn(document.calculations, axisId);
  if (isRange(axis)) return isThere ? checkRange(cellId, axis) : { problem: 'quota-axis-wrong', id: cellId };
  if (!question) return { problem: 'quota-axis-wrong', id: cellId };
  if (!typeOf(question, context)?.capabilities.canCarryQuota) return { problem: 'quota-axis-wrong', id: cellId };
  const missing = optionsOf(axis).find(itemId => !Object.hasOwn(question.items, itemId));
  return missing === undefined ? undefined : { problem: 'item-not-found', id: missing };
}

type Range = Extract<AxisMatch, { readonly min?: number }>;

function isRange(axis: AxisMatch): axis is Range {
  return typeof axis === 'object' && !Array.isArray(axis);
}

/** A range that takes everything counts nothing, and one that ends before it begins takes nobody. */
function checkRange(cellId: string, { min, max }: Range): EditProblem | undefined {
  if (min === undefined && max === undefined) return { problem: 'quota-axis-wrong', id: cellId };
  return min !== undefined && max !== undefined && min > max
    ? { problem: 'min-above-max', id: cellId, detail: { min, max } }
    : undefined;
}
