import { type MaxDiffModel, type MaxDiffVariant, maxDiff } from '@wenshu/statistics';
import { alreadyPercent } from '../../exhibit/units.ts';
import { isIndividual } from '../individual/sampling.ts';
import type { Model } from '../model/model.ts';
import type { ModelData } from '../model/model-data.ts';
import { modelKind } from '../model/model-kind.ts';
import { requireBearable } from '../model/require-bearable.ts';
import { type ReadTask, readTasks } from '../solution/read-tasks.ts';
import { estimated, fitSegments } from '../solution/segments.ts';
import { presentMaxDiff } from './exhibits.ts';
import { maxdiffForm } from './form.ts';
import type { FoundItems, FoundMaxDiff, ItemEvidence } from './found.ts';
import { fitPeople } from './people.ts';
import { presentPeople, savedPeople } from './present-people.ts';
import { type WholeSet, wholeSet } from './whole-set.ts';

/** Items that are shown to all people together: what is coded of them has to fit into memory. */
const MOST_SHOWN = 1_000_000;

const maxdiffModel: Model<FoundMaxDiff> = {
  name: 'maxdiff',
  form: maxdiffForm,
  fit: (data, request, control) => {
    const [key] = request.slots.question as readonly [string];
    const { tasks, unread } = readTasks(data, key);
    const sides = data.question(key).variables.map(part => data.variable(part.key));
    const items = sides.find(({ part }) => part?.is === 'best')?.categories ?? [];
    const codeOf = new Map(items.map(({ itemId, code }) => [itemId, code]));
    const sets = tasks.flatMap(task => wholeSet(task, codeOf) ?? []);
    requireBearable(
      'question',
      data.people,
      tasks.reduce((sum, { concepts }) => sum + concepts.length, 0) / data.people,
      MOST_SHOWN,
    );
    const left = unread + tasks.length - sets.length - half(tasks);
    if (isIndividual(request))
      return { ...estimated(() => fitPeople(data, { request, sets, offered: items }, control)), unread: left };
    const variant = request.options.model as MaxDiffVariant;
    const fit = (rows: readonly number[]) => {
      const own = new Set(rows);
      return fitItems(
        data,
        sets.filter(({ row }) => own.has(row)),
        items,
        variant,
      );
    };
    return {
      estimate: 'together',
      unread: left,
      ...fitSegments(data, request, [...new Set(sets.map(({ row }) => row))], fit),
    };
  },
  present: (found, request, context) =>
    found.estimate === 'individual' ? presentPeople(found, request, context) : presentMaxDiff(found, request, context),
  saved: (found, request, context) => (found.estimate === 'individual' ? savedPeople(found, request, context) : []),
  records: isIndividual,
};

/** Somebody who has said one of both is not done yet: that is no fault of the design. */
const half = (tasks: readonly ReadTask[]) =>
  tasks.filter(({ said }) => said.best === undefined || said.worst === undefined).length;

function fitItems(
  { weights }: ModelData,
  sets: readonly WholeSet[],
  offered: readonly { readonly code: number; readonly label: string }[],
  variant: MaxDiffVariant,
): FoundItems {
  const seen = new Set(sets.flatMap(({ shown }) => shown));
  const items = offered.filter(({ code }) => seen.has(code));
  const placeOf = new Map(items.map(({ code }, place) => [code, place]));
  const found = maxDiff({
    items: items.map(({ code }) => String(code)),
    tasks: sets.map(({ row, shown, best, worst }) => ({
      respondent: row,
      items: shown.map(code => placeOf.get(code)!),
      best: placeOf.get(best)!,
      worst: placeOf.get(worst)!,
    })),
    ...(weights && { weights: Float64Array.from(sets, ({ row }) => weights[row]!) }),
    settings: { models: [variant] },
  });
  const model = found.mnl[variant];
  return {
    sets: sets.length,
    mcFadden: model?.mcFadden ?? null,
    evidence: model ? itemEvidence(model) : null,
    items: items.map(({ code, label: name }, at) => ({
      code,
      name,
      shown: found.shown[at]!,
      score: found.score[at]!,
      bestPercent: alreadyPercent(found.bestPercent[at]!),
      worstPercent: alreadyPercent(found.worstPercent[at]!),
      utility: model?.utilities[at] ?? null,
      standardError: model?.standardErrors[at] ?? null,
      share: alreadyPercent(model?.share[at] ?? null),
      rescaled: alreadyPercent(model?.rescaled[at] ?? null),
    })),
  };
}

function itemEvidence({ utilities, byPerson: { covariance, pValue } }: MaxDiffModel): ItemEvidence {
  const order = utilities.map((_, at) => at).sort((a, b) => utilities[b]! - utilities[a]!);
  const zOf = (one: number, other: number) => {
    const variance = covariance[one]![one]! + covariance[other]![other]! - 2 * covariance[one]![other]!;
    const by = utilities[one]! - utilities[other]!;
    return variance > 0 ? by / Math.sqrt(variance) : 0;
  };
  const [first, second] = order;
  return {
    p: pValue ?? 1,
    firstZ: second === undefined ? 0 : zOf(first!, second),
    lastZ: second === undefined ? 0 : zOf(first!, order.at(-1)!),
  };
}

export const maxdiffKind = modelKind(maxdiffModel);
