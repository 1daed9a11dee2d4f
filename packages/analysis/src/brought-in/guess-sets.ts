import type { ColumnPlan } from './column-plan.ts';
import { guessMissing } from './guess-missing.ts';
import { textOf } from './read-cell.ts';
import type { BroughtTable, TableColumn } from './table.ts';

const CHOSEN = /^(?:1|true|yes|y|是|有|√|✓|✔|选中|已选|checked)$/i;
const NOT_CHOSEN = /^(?:0|false|no|n|否|无|未选|未选中|unchecked)$/i;
/** "Q5_1", "Q5(1)", "Q5: Taste", "Q5-Taste": what columns of one question share, and what is theirs. */
const PARTS = /^(.+?)\s*(?:[_.:：\-—]|[（([])\s*(.+?)[)）\]]?$/;
const QUESTION = /[?？]\s*$|吗\s*$/;

/**
 * Columns that answer one question by yes and no, by the place of each: those of which the file says so, and those side by side that are
 * called alike. A column that is left out of its set would say "no answer" where it means "not chosen".
 */
export function guessSets({ columns }: BroughtTable): ReadonlyMap<number, ColumnPlan> {
  const stems = columns.map(stemOf);
  const runs = [...knownSets(columns), ...runsOf(columns, stems)].filter(places => places.length >= 2);
  return new Map(
    runs.flatMap(places => {
      const chosen = places.flatMap(place => stems[place]!.chosen);
      // Nobody chose it: the others of its set say what that would be.
      const chosenAt = (place: number) => (stems[place]!.chosen.length > 0 ? stems[place]!.chosen : [chosen[0]!]);
      return places.map((place): [number, ColumnPlan] => {
        const { set, title } = stems[place]!;
        const missing = guessMissing(columns[place]!);
        return [place, { shape: 'several', title, set, chosen: chosenAt(place), missing }];
      });
    }),
  );
}

/** Wherever they stand. */
function knownSets(columns: readonly TableColumn[]): number[][] {
  const sets = new Map<string, number[]>();
  for (const [place, { known }] of columns.entries())
    if (known?.set) sets.set(known.set.name, [...(sets.get(known.set.name) ?? []), place]);
  return [...sets.values()];
}

function runsOf(columns: readonly TableColumn[], stems: readonly (Stem | undefined)[]): number[][] {
  const isFree = (place: number) => place < columns.length && stems[place] !== undefined && !columns[place]!.known?.set;
  const runs: number[][] = [];
  for (let from = 0; from < columns.length; ) {
    let to = from;
    while (isFree(to) && stems[to]!.set === stems[from]!.set) to++;
    const places = Array.from({ length: to - from }, (_, at) => from + at);
    // Of columns that are all empty nobody knows what they are.
    if (places.some(place => stems[place]!.chosen.length > 0)) runs.push(places);
    from = Math.max(to, from + 1);
  }
  return runs;
}

interface Stem {
  readonly set: string;
  readonly title: string;
  /** Empty where the column does not say. */
  readonly chosen: readonly string[];
}

function stemOf(column: TableColumn): Stem | undefined {
  const { known, name, label } = column;
  if (known?.set)
    return { set: known.set.label || known.set.name, title: label || name, chosen: [textOf(known.set.chosen)] };
  const chosen = chosenOf(column);
  if (!chosen) return undefined;
  const parts = PARTS.exec(label || name);
  if (parts) return { set: parts[1]!, title: parts[2]!, chosen };
  // "Q5_1" with the label "Tea" is an answer to Q5; one with the label "Do you smoke?" is a question.
  const named = label && !QUESTION.test(label) ? PARTS.exec(name) : undefined;
  return named ? { set: named[1]!, title: label!, chosen } : undefined;
}

/** Yes and no, or the option's own word and nothing; none where nobody chose it. A column of ones alone says as much. */
function chosenOf(column: TableColumn): readonly string[] | undefined {
  const missing = guessMissing(column);
  const texts = column.values.map(textOf).filter(text => !missing.includes(text));
  if (texts.length > 2) return undefined;
  const own = (column.label || column.name).trim();
  const isChosen = (text: string) => CHOSEN.test(text) || (texts.length === 1 && own.endsWith(text));
  if (texts.every(text => text === '0')) return [];
  const chosen = texts.filter(isChosen);
  return chosen.length === 1 && texts.every(text => isChosen(text) || NOT_CHOSEN.test(text)) ? chosen : undefined;
}
