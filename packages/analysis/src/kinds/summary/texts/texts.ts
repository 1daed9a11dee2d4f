import type { TablePlaces } from '../asking.ts';
import { countNumbers, type NumberCounts, presentNumbers } from '../numbers/numbers.ts';
import type { Summariser, Summed } from '../summary.ts';
import { layWritten, presentWritten, runWritten } from '../written/present-written.ts';
import type { Written } from '../written/read-written.ts';

interface Laid {
  readonly numbers: readonly TablePlaces[];
  readonly written: number | null;
}
interface Result {
  readonly numbers: readonly NumberCounts[];
  readonly written: Written | null;
}

/** A blank that asks for a number is kept as one. */
const numericParts = ({ parts }: Summed) => parts.filter(({ variable: { kept } }) => kept === 'number');

/** Blanks: numbers as numbers are summed up, all that was written as words. */
export const textsSummariser: Summariser<Laid, Result> = {
  lay: (summed, asking) => ({
    numbers: numericParts(summed).map(({ variable }) => asking.table(variable.key)),
    written: layWritten(summed, asking),
  }),
  run: ({ numbers, written }, counts, summed) => ({
    numbers: numericParts(summed).map((part, at) => countNumbers(counts, numbers[at]!, part, summed)),
    written: runWritten(written, counts, summed),
  }),
  present: ({ numbers, written }, summed, context) => [
    ...numericParts(summed).flatMap((part, at) => presentNumbers(numbers[at]!, { summed, part, context })),
    ...presentWritten(written, summed, context),
  ],
};
