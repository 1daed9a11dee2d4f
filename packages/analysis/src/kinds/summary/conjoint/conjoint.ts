import { summaryTexts } from '@wenshu/texts/findings/summary';
import { conceptsOf, designOf, type TaskDesign } from '../../../data-set/task-design.ts';
import type { Base } from '../../../exhibit/exhibits.ts';
import type { CrossTable } from '../../cross/result.ts';
import type { Places } from '../asking.ts';
import type { SummaryCounts } from '../counts.ts';
import { meanOf, presentItems, sortedBy } from '../numbers-by-item/items.ts';
import { countRows, layRows, presentLists, type RowCounts, type RowPlaces } from '../options-by-row/options-by-row.ts';
import type { Summariser, SummaryContext, Summed, SummedPart } from '../summary.ts';

/** A choice has the concepts it was made among; a card is given a number. */
const tasksOf = ({ parts }: Summed): readonly SummedPart[] =>
  parts.filter(({ variable }) => variable.part?.is !== 'version');
const choicesOf = (summed: Summed) => tasksOf(summed).filter(({ variable }) => variable.categories);
const cardsOf = (summed: Summed) => tasksOf(summed).filter(({ variable }) => !variable.categories);
const versionOf = ({ parts }: Summed) => parts.find(({ variable }) => variable.part?.is === 'version')?.variable.key;

interface Laid {
  readonly choices: readonly RowPlaces[];
  /** By version and what was said. */
  readonly cards: readonly Places[];
  /** Who said something of any card. */
  readonly together?: Places;
}

interface CardCounts {
  /** The words of its levels; none where it is only known by its number. */
  readonly levels?: readonly string[];
  readonly number: number;
  readonly table: CrossTable;
}

interface ConjointCounts {
  readonly choices: readonly RowCounts[];
  readonly cards: readonly CardCounts[];
  readonly base?: Required<Base>;
}

export const conjointSummariser: Summariser<Laid, ConjointCounts> = {
  lay: (summed, asking) => {
    const version = versionOf(summed);
    const cards = cardsOf(summed).map(({ variable }) => variable.key);
    return {
      choices: layRows(choicesOf(summed), asking),
      cards: cards.map(variable =>
        asking.count([...(version === undefined ? [] : [{ variable: version }]), { variable }]),
      ),
      ...(cards.length > 0 && { together: asking.answered(cards) }),
    };
  },
  run: ({ choices, cards, together }, counts, summed) => ({
    choices: countRows(counts, choices, choicesOf(summed)),
    cards: countCards(counts, cards, summed),
    ...(together && { base: counts.base(together) }),
  }),
  present: ({ choices, cards, base }, summed, context) => [
    ...presentChoices(choices, summed, context),
    ...(base ? presentCards(cards, base, summed, context) : []),
  ],
};

/** None of them is worth a line only where somebody chose it: most designs offer no such choice. */
const NONE = 0;

function presentChoices(counted: readonly RowCounts[], summed: Summed, context: SummaryContext) {
  const texts = summaryTexts[context.language].models;
  const hasNone = counted.some(({ table }) =>
    table.lines.some(({ codes }, line) => codes[0] === NONE && (table.shares[line]![0] ?? 0) > 0),
  );
  const rows = choicesOf(summed).map(({ variable, label }, index) => {
    const { table, together } = counted[index]!;
    const kept = table.lines.flatMap(({ codes }, line) => (codes[0] !== NONE || hasNone ? [line] : []));
    const categories = variable.categories!.map(category => ({
      ...category,
      label: category.code === NONE ? texts.none : texts.concept(category.code),
    }));
    return {
      part: { variable: { ...variable, categories }, label },
      together,
      table: {
        ...table,
        lines: kept.map(line => table.lines[line]!),
        cells: kept.map(line => table.cells[line]!),
        shares: kept.map(line => table.shares[line]!),
      },
    };
  });
  return presentLists(rows, summed, context, [texts.choices]);
}

/**
 * Cards of the same content are one, wherever the versions have them. Where some records do not fit the design (it was another one then),
 * cards are only known by their numbers.
 */
function countCards(counts: SummaryCounts, cards: readonly Places[], summed: Summed): readonly CardCounts[] {
  const parts = cardsOf(summed);
  const design = versionOf(summed) === undefined ? undefined : designOf(summed.question);
  const scoreOf = (by: readonly unknown[]) => (by.at(-1) === null ? undefined : (by.at(-1) as number));
  const numberOf = (index: number) => parts[index]!.variable.part?.number ?? index + 1;
  const profileOf = (by: readonly unknown[], index: number) => conceptsOf(design!, by[0], numberOf(index))?.[0];
  const fits =
    design !== undefined &&
    cards.every((places, index) =>
      counts.groups(places)[0]!.every(({ by }) => scoreOf(by) === undefined || profileOf(by, index) !== undefined),
    );
  const profiles = fits ? profilesOf(design, parts.length) : [];
  if (!fits || profiles.length > MOST_CARDS)
    return cards.map((cells, index) => ({
      number: numberOf(index),
      table: counts.table({ variable: parts[index]!.variable.key, cells }, {}, { numberOf: scoreOf }),
    }));
  return profiles.map(({ profile, at }, place) => {
    const [first, ...also] = at.map(index => ({
      index,
      cells: cards[index]!,
      numberOf: (by: readonly unknown[]) =>
        nameOf(profileOf(by, index)) === nameOf(profile) ? scoreOf(by) : undefined,
    }));
    const { index, cells, numberOf: read } = first!;
    const table = counts.table({ variable: parts[index]!.variable.key, cells }, {}, { numberOf: read, also });
    return { levels: profile.map(id => design.names[id] ?? id), number: place + 1, table };
  });
}

/** More different cards are no table that anybody reads, and each is looked for in all that was counted. */
const MOST_CARDS = 200;

const nameOf = (profile: readonly string[] | undefined) => JSON.stringify(profile);

/** The different cards, in the order in which the versions bring them, and which places of a version show each. */
function profilesOf(
  design: TaskDesign,
  places: number,
): readonly { readonly profile: readonly string[]; readonly at: readonly number[] }[] {
  const found = new Map<string, { profile: readonly string[]; at: Set<number> }>();
  for (let version = 1; version <= design.versions.length; version++)
    for (let index = 0; index < places; index++) {
      const profile = conceptsOf(design, version, index + 1)?.[0];
      if (!profile) continue;
      const known = found.get(nameOf(profile)) ?? { profile, at: new Set() };
      found.set(nameOf(profile), known);
      known.at.add(index);
    }
  return [...found.values()].map(({ profile, at }) => ({ profile, at: [...at] }));
}

function presentCards(cards: readonly CardCounts[], base: Required<Base>, summed: Summed, context: SummaryContext) {
  const texts = summaryTexts[context.language].models;
  const isKnown = cards.every(({ levels }) => levels);
  const items = cards.map(({ levels, number, table }) => ({
    key: `${summed.question.key}:card${number}`,
    table,
    label: levels ? levels.join(texts.between) : texts.card(number),
  }));
  return presentItems(
    sortedBy(items, summed.look.sort, ({ table }) => meanOf(table, 0)),
    { summed, context, base, footnotes: [isKnown ? texts.cardsKnown : texts.byPlace] },
  );
}
