import { correlationTexts } from '@wenshu/texts/findings/models/correlation';
import type { Exhibit, NumberFormat } from '../../exhibit/exhibits.ts';
import { formatNumber, SMALL_BASE } from '../../exhibit/format-number.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { modelNotes, plainTable } from '../model/plain-table.ts';
import type { FoundCorrelation } from './found.ts';

const coefficientFormat: NumberFormat = { as: 'number', decimals: 3 };

/** The matrix as SPSS users know it, and the same as a map to see at a glance. */
export function presentCorrelation(
  found: FoundCorrelation,
  request: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const { language, variables, source } = context;
  const texts = correlationTexts[language];
  const keys = request.slots.variables!;
  const names = keys.map(key => titleOf(variables.get(key), key, language));
  const { coefficient, pValue, people, base, method } = found;
  const methodName = texts.options.method.words[method];
  const text = (value: number | null) => formatNumber(coefficientFormat, value, language);
  const notes = notesOf(found, names, context);
  return [
    plainTable(
      {
        ...{ id: 'matrix', title: `${texts.titles.matrix} (${methodName})`, base, notes },
        columns: keys.map((key, at) => ({ id: key, text: names[at]!, format: coefficientFormat })),
        rows: keys.map((key, row) => ({
          ...{ id: key, text: names[row]! },
          values: keys.map((_, column) => {
            const value = coefficient[row]![column]!;
            if (row === column || value === null) return value;
            const stars = starsOf(pValue[row]![column]!);
            return texts.cell({ value: text(value), stars, people: people[row]![column]! });
          }),
        })),
      },
      context,
    ),
    {
      ...{ kind: 'heat', id: 'map', title: texts.titles.map, source: { ...source, base }, notes: [] },
      ...{ format: coefficientFormat, rows: names, columns: names, values: coefficient },
      ...{ scale: 'about-zero', min: -1, max: 1 },
    },
  ];
}

const starsOf = (p: number | null) => (p === null || p >= 0.05 ? '' : p < 0.01 ? '**' : '*');

function notesOf(
  { coefficient, pValue, people, effective, method, base, isUnweighted }: FoundCorrelation,
  names: readonly string[],
  context: PresentContext,
) {
  const texts = correlationTexts[context.language];
  const pairs = names.flatMap((first, row) =>
    names.slice(0, row).flatMap((second, column) => {
      const value = coefficient[row]![column]!;
      const p = pValue[row]![column]!;
      return value === null
        ? []
        : [{ first, second, value, isFound: p !== null && p < 0.05, people: (effective ?? people)[row]![column]! }];
    }),
  );
  const [strongest] = pairs.filter(({ isFound }) => isFound).sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const constant = names.filter((_, at) => coefficient[at]![at] === null);
  return modelNotes({
    meaning: [
      strongest
        ? texts.strongest({ ...strongest, value: formatNumber(coefficientFormat, strongest.value, context.language) })
        : pairs.length > 0
          ? texts.none
          : undefined,
    ],
    warnings: [
      constant.length > 0 ? texts.constant(constant.join(' · ')) : undefined,
      pairs.some(pair => pair.people < SMALL_BASE) ? texts.few : undefined,
      isUnweighted ? texts.unweighted : undefined,
    ],
    footnotes: [
      texts.stars,
      method === 'partial' ? texts.listwise : undefined,
      base.effective === undefined || isUnweighted ? undefined : texts.weighted,
      texts.cause,
    ],
  });
}
