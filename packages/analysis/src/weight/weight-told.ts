import type { Language } from '@wenshu/texts';
import { weightTexts } from '@wenshu/texts/findings/weight';
import type { Told } from '../claims/claim.ts';
import type { DataVariable } from '../data-set/variable.ts';
import type { Exhibit } from '../exhibit/exhibits.ts';
import { formatNumber } from '../exhibit/format-number.ts';
import { titleOf } from '../exhibit/title-of.ts';
import { percentFormat } from '../exhibit/units.ts';
import { weightClaims } from './claims.ts';
import { describeWeight } from './describe-weight.ts';
import type { RimOutcome } from './rim-weight.ts';
import type { Weightless } from './weigh-asks.ts';
import type { Weight } from './weight.ts';

/** What came of a weight once it was worked out and counted by. */
export interface WeightOutcome {
  readonly rim?: RimOutcome | undefined;
  readonly weightless?: Weightless | undefined;
}

type Variables = ReadonlyMap<string, DataVariable>;

/** More are not read. */
const MOST_NAMED = 8;

/** The line under every exhibit: how it was weighted, whether that reached its targets, and who has no weight. */
export function weightLine(
  weight: Weight,
  { rim, weightless }: WeightOutcome,
  variables: Variables,
  language: Language,
): string {
  const texts = weightTexts[language];
  const leftOut = weightless && weightClaims.leftOut.tell(language, weightless, () => weightless);
  const parts = [rim && weightClaims.missed.holds(rim.missed.length) ? texts.notReached : undefined, leftOut].filter(
    part => part !== undefined,
  );
  return [describeWeight(weight, variables, language), ...parts].join(texts.join);
}

/** What speaks against a weight: said at every exhibit, because each may stand alone in a report or a file. */
export function weightWarnings({ rim }: WeightOutcome, variables: Variables, language: Language): readonly Told[] {
  if (!rim) return [];
  const texts = weightTexts[language];
  const nameOf = (variable: string, code: number | null) => ({
    question: titleOf(variables.get(variable), variable, language),
    category:
      code === null
        ? texts.noAnswer
        : (variables.get(variable)?.categories?.find(one => one.code === code)?.label ?? String(code)),
  });
  const missed = weightClaims.missed.tell(language, rim.missed.length, () =>
    rim.missed.slice(0, MOST_NAMED).map(({ variable, code, target, reached }) =>
      texts.target({
        ...nameOf(variable, code),
        target: formatNumber(percentFormat, target, language),
        reached: formatNumber(percentFormat, reached, language),
      }),
    ),
  );
  const untargeted = weightClaims.untargeted.tell(language, rim.unplaced, () => ({
    people: rim.unplaced,
    list: rim.untargeted.slice(0, MOST_NAMED).map(({ variable, code }) => texts.category(nameOf(variable, code))),
  }));
  return [missed, untargeted].filter(text => text !== undefined);
}

/** Behind what an exhibit means, before how it was worked out. */
export function withWarnings(exhibits: readonly Exhibit[], warnings: readonly Told[]): readonly Exhibit[] {
  if (warnings.length === 0) return exhibits;
  const told = warnings.map(text => ({ tone: 'warning' as const, text }));
  const isMeaning = ({ tone }: Exhibit['notes'][number]) => tone === 'meaning';
  return exhibits.map(exhibit => ({
    ...exhibit,
    notes: [...exhibit.notes.filter(isMeaning), ...told, ...exhibit.notes.filter(note => !isMeaning(note))],
  }));
}
