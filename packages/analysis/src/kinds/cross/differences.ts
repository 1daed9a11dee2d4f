import { crossTexts } from '@wenshu/texts/findings/cross';
import type { Told } from '../../claims/claim.ts';
import { joinTold } from '../../claims/join-told.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { percentFormat } from '../../exhibit/units.ts';
import { crossClaims } from './claims.ts';
import type { KnownComparison } from './comparison-claims.ts';
import { alphaOf, sureOf } from './families.ts';
import { statisticFormat } from './heads.ts';
import { leastOf } from './request.ts';
import type { Comparison, Difference, Overall } from './result.ts';
import { levelText } from './shown-table.ts';
import type { Spoken } from './spoken.ts';

const MOST_TOLD = 3;

interface FoundDifference extends Difference {
  readonly spoken: Spoken;
}

/** What is said of one column: it exceeds others in a line, or by its mean. */
interface Exceeding {
  readonly first: FoundDifference;
  readonly others: readonly number[];
}

/** The surest differences of tables that were compared; that there are none, or why nothing could be tested. All comparisons of all tables are one family. */
export function differences(tables: readonly Spoken[]): Told | undefined {
  const [{ language, test, nameOf = () => '' }] = tables as readonly [Spoken];
  const { leastBase, leastToSpeak } = leastOf(test);
  const texts = crossTexts[language];
  const families = tables.map(({ table: { comparison } }) => comparison);
  const sum = (of: 'comparisons' | 'marked') =>
    families.reduce((known, { lines, means }) => known + lines[of] + means[of], 0);
  const all = tables.flatMap(spoken => {
    const { lines, means } = spoken.table.comparison;
    const isShown = new Set(spoken.table.lines.map(({ id }) => id));
    return [...lines.sure.filter(({ line }) => isShown.has(line!)), ...means.sure].map(
      (difference): FoundDifference => ({ ...difference, spoken }),
    );
  });
  const sure = sureOf(all, sum('comparisons'), alphaOf[test.level]);
  const isLarge = ({ spoken, higher, lower }: FoundDifference) =>
    [higher, lower].every(column => spoken.table.bases[column]!.effective >= leastToSpeak);
  const speakable = sure.filter(isLarge);
  const told = exceeding(speakable, tables.length > 1).slice(0, MOST_TOLD);
  const overall = wholes(tables, sure, speakable);
  const known: KnownComparison = {
    state: stateOf(families),
    marked: sum('marked'),
    sure: sure.length,
    speakable: speakable.length,
    told: told.reduce((count, { others }) => count + others.length, 0),
    related: overall.related.length,
    overallOnly: overall.overallOnly.length,
    pairsOnly: overall.pairsOnly.length,
  };
  const listed = (of: readonly Overall[]) => of.map(nameOf).join(texts.between);
  const level = levelText(test.level);
  return joinTold(
    [
      crossClaims.nothingToCompare.tell(language, known),
      crossClaims.tooSmall.tell(language, known, () => ({ least: leastBase })),
      crossClaims.higher.tell(language, known, () => ({ level, list: told.map(tell).join(texts.meaning.join) })),
      crossClaims.more.tell(language, known, () => ({ count: known.speakable - known.told })),
      crossClaims.pairsOnly.tell(language, known, () => listed(overall.pairsOnly)),
      crossClaims.onlySmall.tell(language, known, () => ({ least: leastToSpeak })),
      crossClaims.overallOnly.tell(language, known, () => listed(overall.overallOnly)),
      crossClaims.chance.tell(language, known, () => ({
        count: known.marked - known.sure,
        comparisons: sum('comparisons'),
      })),
      crossClaims.none.tell(language, known, () => ({ level })),
    ],
    language,
  );
}

const inOrder: readonly Comparison['state'][] = ['tested', 'too-small', 'nothing-to-compare', 'not-asked'];

/** Of several tables what the best of them allows. */
const stateOf = (families: readonly Comparison[]): Comparison['state'] =>
  inOrder.find(state => families.some(family => family.state === state)) ?? 'not-asked';

/** Where the test of a whole question and the comparisons of its columns do not agree. */
function wholes(tables: readonly Spoken[], sure: readonly FoundDifference[], speakable: readonly FoundDifference[]) {
  const all = tables.flatMap(spoken => spoken.table.overall.map(overall => ({ spoken, overall })));
  const isOf = (one: (typeof all)[number]) => (found: FoundDifference) =>
    found.spoken === one.spoken && found.path === one.overall.path;
  const isRelated = ({ spoken, overall }: (typeof all)[number]) => overall.pValue < alphaOf[spoken.test.level];
  const related = all.filter(isRelated);
  const overallOf = (of: typeof all) => of.map(({ overall }) => overall);
  return {
    related: overallOf(related),
    overallOnly: overallOf(related.filter(one => !sure.some(isOf(one)))),
    pairsOnly: overallOf(all.filter(one => !isRelated(one) && speakable.some(isOf(one)))),
  };
}

/**
 * Of each line the column that differs most surely, with all that it exceeds; the surest first, as they come. Of several tables one of
 * each: a row of a matrix that differs does so in its mean and in several of its lines.
 */
function exceeding(found: readonly FoundDifference[], isOneEach: boolean): readonly Exceeding[] {
  const known = new Map<
    Spoken,
    Map<string | undefined, { readonly first: FoundDifference; readonly others: number[] }>
  >();
  const all: Exceeding[] = [];
  for (const one of found) {
    const lines = known.get(one.spoken) ?? new Map();
    known.set(one.spoken, lines);
    const same = lines.get(one.line);
    if (same?.first.higher === one.higher) same.others.push(one.lower);
    if (same || (isOneEach && lines.size > 0)) continue;
    const exceeds = { first: one, others: [one.lower] };
    lines.set(one.line, exceeds);
    all.push(exceeds);
  }
  return all;
}

function tell({ first: { spoken, line, higher }, others }: Exceeding): string {
  const { table, language, textOf, of, format = statisticFormat } = spoken;
  const names = spoken.names!;
  const texts = crossTexts[language];
  const named = {
    column: texts.quoted(names[higher]!),
    others: [...others]
      .sort((a, b) => a - b)
      .map(other => texts.quoted(names[other]!))
      .join(texts.between),
  };
  if (line === undefined) {
    const mean = table.statistics.find(one => one.of === 'mean')!.cells[higher]!.values[0] ?? null;
    return texts.meaning.higherMean({
      ...named,
      value: formatNumber(format, mean, language),
      ...(of !== undefined && { of: texts.quoted(of) }),
    });
  }
  const place = table.lines.findIndex(({ id }) => id === line);
  const text = textOf(table.lines[place]!);
  return texts.meaning.higherLine({
    ...named,
    value: formatNumber(percentFormat, table.shares[place]![higher]!, language),
    line: texts.quoted(of === undefined ? text : `${of} · ${text}`),
  });
}
