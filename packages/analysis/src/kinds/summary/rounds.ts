import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { Exhibit, Head, Table, TableCell } from '../../exhibit/exhibits.ts';
import { leafHeads } from '../../exhibit/leaf-heads.ts';
import type { SummaryContext, Summed } from './summary.ts';

export interface ShownQuestion {
  readonly summed: Summed;
  readonly exhibits: readonly Exhibit[];
}

/** Of tables with more columns than a comparison can bear, those that are compared. */
const comparedColumns: Readonly<Record<string, readonly string[]>> = {
  shares: ['0:percent'],
  figures: ['0'],
  items: ['base', 'mean', 'median'],
};

/**
 * Rounds of one loop ask the same question, so their tables have the same rows: they are put side by side, round by round. Whatever
 * summed them up, only their tables are read. Only of everybody: groups stand in each round's own tables.
 */
export function roundsSideBySide(shown: readonly ShownQuestion[], context: SummaryContext): readonly Exhibit[] {
  const loops = new Map<string, ShownQuestion[]>();
  for (const one of shown) {
    const questionId = loopOf(one.summed.question);
    if (questionId === undefined) continue;
    const known = loops.get(questionId);
    if (known) known.push(one);
    else loops.set(questionId, [one]);
  }
  return [...loops].flatMap(([questionId, rounds]) =>
    rounds.length > 1 ? joinRounds(questionId, rounds, context) : [],
  );
}

/** What the rounds of one loop share: they must be asked for together to stand side by side. */
export const loopOf = (question: LoopedQuestion | undefined): string | undefined =>
  question?.round === undefined ? undefined : question.questionId;

interface LoopedQuestion {
  readonly questionId: string;
  readonly round?: unknown;
}

const tablesOf = ({ exhibits }: ShownQuestion): readonly Table[] => exhibits.filter(one => one.kind === 'table');

function joinRounds(questionId: string, rounds: readonly ShownQuestion[], { language }: SummaryContext) {
  const tables = rounds.map(tablesOf);
  return tables[0]!.flatMap((first, place): readonly Table[] => {
    const all = tables.map(own => own[place]);
    if (!all.every(table => table !== undefined && kindOf(table) === kindOf(first))) return [];
    return [
      {
        ...first,
        id: `rounds:${questionId}:${place}`,
        title: summaryTexts[language].rounds(titleWithout(first.title, rounds[0]!)),
        // What a round means is said in its own table.
        notes: first.notes.filter(({ tone }) => tone === 'footnote'),
        ...sideBySide(all as readonly Table[], rounds),
      },
    ];
  });
}

/** A round's title ends with what it is about, and its name with the code of that. */
function titleWithout(title: string, { summed: { question } }: ShownQuestion): string {
  const { code, label } = question.round!;
  const ending = `_${code}`;
  const name = question.name.endsWith(ending) ? question.name.slice(0, -ending.length) : question.name;
  return title.replace(question.name, () => name).replace(` (${label})`, () => '');
}

const kindOf = ({ id }: Table) => id.split(':')[0]!;

function sideBySide(
  tables: readonly Table[],
  rounds: readonly ShownQuestion[],
): Pick<Table, 'columns' | 'rows' | 'cells'> {
  const lines = tables.map(linesOf);
  const rows = new Map(lines.flatMap(own => [...own].map(([name, { head }]) => [name, head] as const)));
  const kept = tables.map(table => {
    const wanted = comparedColumns[kindOf(table)];
    return leafHeads(table.columns).flatMap(({ head }, place) =>
      !wanted || wanted.includes(head.id) ? [{ head, place }] : [],
    );
  });
  const nothing: TableCell = { values: [null] };
  return {
    columns: rounds.map(({ summed: { question } }, place) => ({
      id: `round:${question.round!.code}`,
      text: question.round!.label,
      role: 'group',
      children: kept[place]!.map(({ head: { letter: _letter, ...head } }) => ({
        ...head,
        id: `${question.round!.code}:${head.id}`,
      })),
    })),
    rows: [...rows.values()],
    cells: [...rows.keys()].map(name =>
      kept.flatMap((columns, place) => {
        const line = lines[place]!.get(name);
        return columns.map(({ place: column }) => {
          const { letters: _letters, ...cell } = line ? tables[place]!.cells[line.place]![column]! : nothing;
          return cell;
        });
      }),
    ),
  };
}

/** Rows of everybody by their words, which all rounds share, while their ids name the round. */
function linesOf({ rows }: Table): ReadonlyMap<string, { readonly head: Head; readonly place: number }> {
  const found = new Map<string, { head: Head; place: number }>();
  for (const [place, { head, path }] of leafHeads(rows).entries()) {
    const outer = path[0]!;
    const isOfGroup = path.length > 1 && head.role !== 'total';
    if (isOfGroup) continue;
    // What opens the records of one round, and how many they are, is not what a line of several says.
    const { drill: _drill, base: _base, children: _children, ...own } = outer;
    let name = outer.text;
    while (found.has(name)) name += ' ';
    found.set(name, { head: { ...own, id: name, role: outer.role === 'group' ? 'category' : outer.role }, place });
  }
  return found;
}
