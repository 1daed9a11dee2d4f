import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import type { Category, DataVariable } from '../../data-set/variable.ts';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import type { PresentContext } from '../../kind/kind.ts';
import type { CountedBeside } from './beside-scales.ts';
import { modelClaims } from './claims.ts';
import { isTakenAsScore, isTakenAtRisk, type ModelForm, type ModelRequest, mayBeEither, takenAs } from './form.ts';
import { variableNames } from './named.ts';

interface Presented {
  readonly form: ModelForm;
  readonly request: ModelRequest;
  readonly context: PresentContext;
  readonly found: CountedBeside;
}

/**
 * Which options were counted as points, said once, at what comes first: a warning where only a person can know that they are points. And
 * who chose what has none.
 */
export function withPointsTold(
  exhibits: readonly Exhibit[],
  { form, request, context, found }: Presented,
): readonly Exhibit[] {
  const [first, ...rest] = exhibits;
  const told = first
    ? [...pointsTold(takenAsPoints(form, request, context), context), ...besideTold(found, context)]
    : [];
  return first && told.length > 0 ? [{ ...first, notes: [...first.notes, ...told] }, ...rest] : exhibits;
}

/** What nobody said to have an order; and whatever could have gone in by its options. */
function takenAsPoints(
  { slots }: ModelForm,
  request: ModelRequest,
  { variables }: PresentContext,
): readonly DataVariable[] {
  return slots.flatMap(({ name, takes, isEitherWay }) =>
    request.slots[name]!.flatMap(key => variables.get(key) ?? []).filter(variable =>
      isEitherWay
        ? mayBeEither(variable) && takenAs(variable, request) === 'points'
        : takes === 'numbers' && isTakenAsScore(variable),
    ),
  );
}

function pointsTold(variables: readonly DataVariable[], context: PresentContext): Exhibit['notes'] {
  const { list, scored } = modelResultTexts[context.language];
  const named = (some: readonly DataVariable[]) =>
    list(
      variableNames(
        some.map(({ key }) => key),
        context,
      ),
    );
  const atRisk = variables.filter(isTakenAtRisk);
  const byEnds = new Map<string, DataVariable[]>();
  for (const variable of variables.filter(one => !isTakenAtRisk(one))) {
    const ends = JSON.stringify(endsOf(variable));
    byEnds.set(ends, [...(byEnds.get(ends) ?? []), variable]);
  }
  const asked = modelClaims.takenAsScores.tell(context.language, atRisk.length, () => named(atRisk));
  return [
    ...(asked === undefined ? [] : [{ tone: 'warning', text: asked } as const]),
    ...[...byEnds.values()].map(some => {
      const [first, last] = endsOf(some[0]!);
      return { tone: 'footnote', text: scored({ names: named(some), first, last }) } as const;
    }),
  ];
}

function besideTold({ besideScales = {} }: CountedBeside, context: PresentContext): Exhibit['notes'] {
  const { beside, besideOf } = modelResultTexts[context.language];
  const each = Object.entries(besideScales).map(([key, { codes, people }]) => {
    const options = context.variables.get(key)?.categories ?? [];
    const labels = options.filter(({ code }) => codes.includes(code)).map(({ label }) => label);
    return besideOf({ question: variableNames([key], context)[0]!, labels, people });
  });
  return each.length > 0 ? [{ tone: 'footnote', text: beside(each) }] : [];
}

type Rung = Pick<Category, 'code' | 'label'>;

/** The options with the lowest and the highest number. */
function endsOf({ categories = [], missing = [] }: DataVariable): readonly [Rung, Rung] {
  const rungs = categories.filter(({ code }) => !missing.includes(code)).toSorted((a, b) => a.code - b.code);
  const rung = ({ code, label }: Category): Rung => ({ code, label });
  return [rung(rungs[0]!), rung(rungs.at(-1)!)];
}
