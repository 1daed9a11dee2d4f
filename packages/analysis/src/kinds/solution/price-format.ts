import type { PlainFormat } from '../../exhibit/units.ts';
import type { PresentContext } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { numberFormat } from '../summary/number-format.ts';

/** Amounts of money as the question writes them. */
export function priceFormat({ slots }: ModelRequest, { questions, variables, language }: PresentContext): PlainFormat {
  const parts = questions.get(slots.question?.[0] ?? '')?.variables ?? [];
  const priced = parts.map(({ key }) => variables.get(key)).find(one => one?.kept === 'number');
  return priced ? numberFormat(priced, language) : { as: 'number', decimals: 2 };
}
