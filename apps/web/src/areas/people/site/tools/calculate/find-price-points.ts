import type { ToolInputs } from '@wenshu/api-contract/kept-result';
import { attempt, type PsmResult, psm } from '@wenshu/statistics/calculators';
import type { Outcome } from './outcome.ts';
import { parseNumber } from './read-number.ts';
import { readRows } from './read-rows.ts';

export const priceNames = ['tooCheap', 'cheap', 'expensive', 'tooExpensive'] as const;
export const pointNames = ['pmc', 'opp', 'idp', 'pme'] as const;

/** A calculator's page, and not a data file. */
export const MOST_PEOPLE = 2_000;
const DEAREST = 1e12;

/** As the product draws, by what a browser does while somebody waits. */
export const priceBootstrap = { confidence: 0.95, seed: 1 };
const MOST_REPLICATES = 2_000;
const LEAST_REPLICATES = 200;
const MOST_DRAWN = 4e5;

/** Of fewer people the product claims no price. */
const SMALL_GROUP = 30;

export interface FoundPrices extends Pick<PsmResult, 'prices' | 'curves' | 'opp' | 'idp' | 'pmc' | 'pme'> {
  /** Whose four prices rise; all else is of them. */
  readonly people: number;
  readonly unordered: number;
  /** Lines in which a price is missing. */
  readonly partial: number;
  readonly isSmall: boolean;
  readonly answers: PriceColumns;
}

type PriceColumns = Readonly<Record<(typeof priceNames)[number], readonly number[]>>;

/** The four points of the pasted prices. Their intervals take longer: `findPriceIntervals`. */
export function findPricePoints({ answers: text }: ToolInputs<'price'>): Outcome<'answers', FoundPrices> {
  const rows = readRows(text);
  if (rows.length === 0) return { problems: { answers: { word: 'missing' } } };
  const isHead = rows[0]!.cells.every(cell => Number.isNaN(parseNumber(cell)));
  const people: number[][] = [];
  let partial = 0;
  for (const { line, cells } of isHead ? rows.slice(1) : rows) {
    if (cells.length !== priceNames.length) return { problems: { answers: { word: 'columns', line } } };
    const prices = cells.map(parseNumber);
    if (cells.some((cell, at) => cell !== '' && !(prices[at]! >= 0 && prices[at]! <= DEAREST)))
      return { problems: { answers: { word: 'line', line } } };
    if (prices.some(Number.isNaN)) partial += 1;
    else people.push(prices);
  }
  if (people.length > MOST_PEOPLE) return { problems: { answers: { word: 'too-many-lines', most: MOST_PEOPLE } } };
  const answers = columnsOf(people);
  const found = attempt(() => psm({ ...answers, settings: { ordering: 'strict', interpolation: 'linear' } }));
  // All that it refuses of numbers such as these: nobody whose prices rise.
  if (!('value' in found)) return { problems: { answers: { word: 'nobody-in-order' } } };
  const { prices, curves, opp, idp, pmc, pme, validN, invalidN } = found.value;
  return {
    found: {
      prices,
      curves,
      opp,
      idp,
      pmc,
      pme,
      people: validN,
      unordered: invalidN,
      partial,
      isSmall: validN < SMALL_GROUP,
      answers,
    },
  };
}

/** How far the points would move with other people asked (95 %). */
export function findPriceIntervals(answers: PriceColumns): NonNullable<PsmResult['intervals']> {
  const people = answers.cheap.length;
  const replicates = Math.max(LEAST_REPLICATES, Math.min(MOST_REPLICATES, Math.floor(MOST_DRAWN / people)));
  const bootstrap = { confidence: priceBootstrap.confidence, seed: priceBootstrap.seed, replicates };
  return psm({ ...answers, settings: { ordering: 'strict', interpolation: 'linear', bootstrap } }).intervals!;
}

function columnsOf(people: readonly (readonly number[])[]): PriceColumns {
  const column = (at: number) => people.map(prices => prices[at]!);
  return { tooCheap: column(0), cheap: column(1), expensive: column(2), tooExpensive: column(3) };
}
