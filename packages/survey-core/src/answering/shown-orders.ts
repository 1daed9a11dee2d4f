import type { Id } from '../ids.ts';
import type { AnsweringState } from './answering-state.ts';

/** The lists as this respondent met them, where the seed decided: questions in order, and options and rows by answer key. Kept in the record. */
export function shownOrders({ walk }: AnsweringState): {
  readonly questions: readonly string[];
  readonly parts: Readonly<Record<string, { readonly items: readonly Id[]; readonly rows: readonly Id[] }>>;
} {
  const { program, layout, reached, bounds } = walk;
  const met = [...layout.slotAt].filter(slot => reached[slot] === 1 && walk.isAsked(slot));
  const varied = met.filter(slot => program.slots[slot]!.varying);
  return {
    questions: met.map(slot => program.slots[slot]!.key),
    parts: Object.fromEntries(
      varied.map(slot => {
        const { items, rows } = bounds[slot]!.question;
        return [program.slots[slot]!.key, { items: items.map(({ id }) => id), rows: rows.map(({ id }) => id) }];
      }),
    ),
  };
}
