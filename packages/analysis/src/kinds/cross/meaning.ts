import type { Language } from '@wenshu/texts';
import { crossTexts } from '@wenshu/texts/findings/cross';
import type { Told } from '../../claims/claim.ts';
import { joinTold } from '../../claims/join-told.ts';
import type { Base, Head } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { leafHeads, leafName } from '../../exhibit/leaf-heads.ts';
import { type Percent, percentFormat, percentOfShare } from '../../exhibit/units.ts';
import { crossClaims } from './claims.ts';
import { differences } from './differences.ts';
import { alphaOf } from './families.ts';
import { lineText, statisticFormat } from './heads.ts';
import { leastOf } from './request.ts';
import type { Overall } from './result.ts';
import { levelText, overallText, pathName, type ShownTable } from './shown-table.ts';
import type { Spoken } from './spoken.ts';

/** Of a cross table. */
export function crossMeaning(shown: ShownTable, columns: readonly Head[]): Told | undefined {
  const { table, context, request, row } = shown;
  const variable = context.variables.get(row.variable);
  const hasBanner = request.banner.length > 0;
  const isCompared = hasBanner && table.comparison.state !== 'not-asked';
  const spoken: Spoken = {
    table,
    language: context.language,
    test: request.test,
    isSet: variable?.kept === 'codes',
    textOf: line => lineText(line, variable, row.nets),
    nameOf: overall => overallText(overall, pathName(shown, overall.path), context.language),
    ...(isCompared && { names: leafHeads(columns).map(leafName) }),
  };
  return meaningOf(spoken, hasBanner ? relations(spoken) : undefined);
}

/** A sentence or two on what a table says, and never more than its tests do. `otherwise` is said where columns are not compared. */
export function meaningOf(spoken: Spoken, otherwise?: Told): Told | undefined {
  const { table, language, test } = spoken;
  return (
    tooLittle(table.bases[0]!, test, language) ??
    joinTold([largest(spoken) ?? mean(spoken), spoken.names ? differences([spoken]) : otherwise], language)
  );
}

/** Why nothing can be said of these people. */
export function tooLittle(
  { people, weighted, effective }: Required<Base>,
  test: Spoken['test'],
  language: Language,
): Told | undefined {
  const known = { people, weighted, effective, least: leastOf(test).leastToSpeak };
  const number = (value: number) => formatNumber({ as: 'number', decimals: 1 }, value, language);
  return (
    crossClaims.nobody.tell(language, known) ??
    crossClaims.weightless.tell(language, known) ??
    crossClaims.tooFew.tell(language, known, () => ({ count: people })) ??
    crossClaims.tooFewEffective.tell(language, known, () => ({ people, effective: number(effective) }))
  );
}

/** The categories with the largest share of everybody, as it is shown: those that look alike share it. */
function largest({ table, language, isSet, textOf }: Spoken): Told | undefined {
  const texts = crossTexts[language];
  const shares = table.lines.map(({ net }, line) => (net === undefined ? (table.shares[line]![0] ?? null) : null));
  const percent = shares.reduce<Percent>(
    (known, share) => (share !== null && share > known ? share : known),
    percentOfShare(0),
  );
  const value = formatNumber(percentFormat, percent, language);
  const isLeader = (share: Percent | null) => share !== null && formatNumber(percentFormat, share, language) === value;
  const leaders = table.lines.filter((_line, place) => isLeader(shares[place]!));
  const known = { leaders: leaders.length, percent };
  const list = () => leaders.map(line => texts.quoted(textOf(line))).join(texts.between);
  return (
    crossClaims.largest.tell(language, known, () => ({ list: list(), value, isSet })) ??
    crossClaims.severalLead.tell(language, known, () => ({ count: leaders.length, value, isSet }))
  );
}

function mean({ table, language, format = statisticFormat }: Spoken): Told | undefined {
  const value = table.statistics.find(({ of }) => of === 'mean')?.cells[0]?.values[0] ?? null;
  return crossClaims.mean.tell(language, { mean: value }, () => ({ value: formatNumber(format, value, language) }));
}

/** Without letters, what the tests of the whole say. */
function relations({ table, test, language, nameOf }: Spoken): Told | undefined {
  const level = levelText(test.level);
  const isRelated = ({ pValue }: Overall) => pValue < alphaOf[test.level];
  const named = (of: readonly Overall[]) => () => ({
    level,
    list: of.map(one => nameOf!(one)).join(crossTexts[language].between),
  });
  const [related, others] = [table.overall.filter(isRelated), table.overall.filter(one => !isRelated(one))];
  return joinTold(
    [
      crossClaims.related.tell(language, { related: related.length }, named(related)),
      crossClaims.unrelated.tell(language, { unrelated: others.length }, named(others)),
    ],
    language,
  );
}
