import type { Operands, Variable, VariableOperand, VariableValue } from '@wenshu/survey-core';

type OfAnswer = Exclude<VariableOperand, { as: 'calculation' }>;

/** One thing that a condition could read of an answer, as data has it; undefined where there is nothing. */
export interface ReadOperand {
  readonly what: string;
  readonly fromValues: unknown;
  readonly fromAnswer: unknown;
}

/** Everything that variables say they are, read from an answer's values, beside what the type itself says of the answer. */
export function operandsFromValues(
  variables: readonly Variable[],
  values: readonly VariableValue[],
  operands: Operands,
): ReadOperand[] {
  const places = new Map<string, { reads: OfAnswer; columns: Column[] }>();
  for (const [index, variable] of variables.entries())
    for (const reads of variable.reads ?? []) {
      if (reads.as === 'calculation') throw new Error(`${variable.key}: no type has calculations`);
      const place = placeOf(reads);
      const column = { reads, variable, value: values[index] ?? null };
      const known = places.get(place);
      if (known) known.columns.push(column);
      else places.set(place, { reads, columns: [column] });
    }
  return [...places].map(([what, { reads, columns }]) => ({
    what,
    fromValues: readers[reads.as](columns),
    fromAnswer: inAnswer[reads.as](operands, reads),
  }));
}

interface Column {
  readonly reads: OfAnswer;
  readonly variable: Variable;
  readonly value: VariableValue;
}

/** Variables of one place tell one thing together: what is chosen in a row, an order, a total. */
function placeOf({ as, rowId = '', itemId = '' }: OfAnswer): string {
  if (as === 'selected') return `selected ${rowId}`;
  return as === 'rank' ? 'rank' : `${as} ${itemId}`;
}

const readers: Readonly<Record<OfAnswer['as'], (columns: readonly Column[]) => unknown>> = {
  selected: columns =>
    columns.every(({ value }) => value === null)
      ? undefined
      : columns
          .flatMap(({ reads, variable, value }) => {
            if (reads.itemId !== undefined) return value === null || value === 0 ? [] : [reads.itemId];
            return variable.valueLabels?.find(one => one.value === value)?.itemId ?? [];
          })
          .sort(),
  rank: columns => {
    const ranked = columns.filter(({ value }) => value !== null);
    if (ranked.length === 0) return undefined;
    return ranked.sort((a, b) => Number(a.value) - Number(b.value)).map(({ reads }) => reads.itemId);
  },
  text: ([column]) => column?.value ?? undefined,
  number: columns => {
    const numbers = columns.flatMap(({ value }) => (value === null ? [] : [Number(value)]));
    return numbers.length === 0 ? undefined : numbers.reduce((sum, number) => sum + number, 0);
  },
  score: ([column]) => column?.value ?? undefined,
};

const inAnswer: Readonly<Record<OfAnswer['as'], (operands: Operands, reads: OfAnswer) => unknown>> = {
  selected: ({ selected, selectedByRow }, { rowId }) => {
    const chosen = rowId === undefined ? selected : selectedByRow?.[rowId];
    return chosen && [...chosen].sort();
  },
  rank: ({ selected }) => selected,
  text: ({ text, texts }, { itemId }) => (itemId === undefined ? text : texts?.[itemId]),
  number: ({ number, numbers }, { itemId }) => {
    const said = itemId === undefined ? number : numbers?.[itemId];
    // To conditions it is missing.
    return Number.isNaN(said) ? undefined : said;
  },
  score: ({ score }) => score,
};
