import type { ColumnPlan } from './column-plan.ts';
import { guessMissing } from './guess-missing.ts';
import { textOf } from './read-cell.ts';
import type { BroughtTable, TableColumn } from './table.ts';

const CHOSEN = /^(?:1|true|yes|y|是|有|√|✓|✔|选中|已选|checked)$/i;
const NOT_CHOSEN = /^(?:0|false|no|n|否|无|未选|未选中|unchecked)$/i;
/** "Q5_1", "Q5(1)", "Q5: Taste", "Q5-Taste": what columns of one question share, and what is theirs. */
const PARTS = /^(.+?)\s*(?:[_.:：\-—]|[（([])\s*(.+?)[)）\]]?$/;

/** Columns side by side that answer one question by yes and no, by the place of each. */
export function guessSets({ columns }: BroughtTable): ReadonlyMap<number, ColumnPlan> {
  const stems = columns.map(stemOf);
  const plans = new Map<number, ColumnPlan>();
  for (let from = 0; from < columns.length; ) {
    let to = from;
    while (to < columns.length && stems[to] !== undefined && stems[to]!.set === stems[from]?.set) to++;
    if (to - from >= 2)
      for (let place = from; place < to; place++) {
        const { set, title, chosen } = stems[place]!;
        plans.set(place, { shape: 'several', title, set, chosen, missing: guessMissing(columns[place]!) });
      }
    from = Math.max(to, from + 1);
  }
  return plans;
}

interface Stem {
  readonly set: string;
  readonly title: string;
  readonly chosen: readonly string[];
}

function stemOf(column: TableColumn): Stem | undefined {
  const { known, name, label } = column;
  if (known?.set)
    return { set: known.set.label || known.set.name, title: label || name, chosen: [textOf(known.set.chosen)] };
  const chosen = chosenOf(column);
  const parts = PARTS.exec(label || name);
  return chosen && parts ? { set: parts[1]!, title: parts[2]!, chosen } : undefined;
}

/** Yes and no, or the option's own word and nothing. A column of ones alone says as much. */
function chosenOf({ values, label, name }: TableColumn): readonly string[] | undefined {
  const texts = values.map(textOf);
  if (texts.length === 0 || texts.length > 2) return undefined;
  const own = (label || name).trim();
  const isChosen = (text: string) => CHOSEN.test(text) || (texts.length === 1 && own.endsWith(text));
  // Nobody chose it: the others of its set say what that would be.
  if (texts.every(text => text === '0')) return ['1'];
  const chosen = texts.filter(isChosen);
  return chosen.length === 1 && texts.every(text => isChosen(text) || NOT_CHOSEN.test(text)) ? chosen : undefined;
}
