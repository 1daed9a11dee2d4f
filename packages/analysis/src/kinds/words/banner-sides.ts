import { KindRefusal } from '../../kind/kind.ts';
import { answeredCategories } from '../model/answered-categories.ts';
import type { ModelData } from '../model/model-data.ts';
import type { FoundColumn } from './found.ts';

/** People of whom something is counted: everybody, a column of the banner, or whoever answered a question of it. */
export interface Side {
  /** By text. */
  readonly isIn: Uint8Array;
  readonly people: number;
  readonly weighted: number;
  readonly effective: number;
}

export interface BannerColumn extends Side {
  readonly key: string;
  readonly code: number;
}

/** Columns of one question, who are compared with each other. */
export interface BannerQuestion {
  readonly key: string;
  /** By their places among all columns. */
  readonly columns: readonly number[];
  /** Whoever answered it: the rest of a column are those of them who are not in it. */
  readonly answered: Side;
  /** Of a set: people may be in several. */
  readonly mayOverlap: boolean;
}

export interface Banner {
  readonly everybody: Side;
  readonly columns: readonly BannerColumn[];
  readonly questions: readonly BannerQuestion[];
  weightOf(place: number): number;
}

/** A wider table nobody reads. */
const MOST_COLUMNS = 40;

/** Of the newest so many people, who are those whose texts are read. */
export function bannerOf(data: ModelData, keys: readonly string[], read: number): Banner {
  const weightOf = (place: number) => data.weights?.[place] ?? 1;
  const sideOf = (isIn: (place: number) => boolean): Side => {
    const places = new Uint8Array(read);
    let [people, weighted, squares] = [0, 0, 0];
    for (let place = 0; place < read; place++) {
      if (!isIn(place)) continue;
      const weight = weightOf(place);
      places[place] = 1;
      people += 1;
      weighted += weight;
      squares += weight * weight;
    }
    return { isIn: places, people, weighted, effective: squares > 0 ? weighted ** 2 / squares : 0 };
  };
  const rows = Array.from({ length: read }, (_, place) => place);
  const columns: BannerColumn[] = [];
  const questions = keys.flatMap((key): readonly BannerQuestion[] => {
    const variable = data.variable(key);
    const isSet = variable.kept === 'codes';
    const codes = isSet
      ? (variable.categories ?? []).map(({ code }) => code)
      : answeredCategories(
          variable,
          data.column(key),
          rows.filter(row => !Number.isNaN(data.column(key)[row]!)),
        ).map(({ code }) => code);
    const valuesOf = (code: number) => (isSet ? data.chosen(key, code) : data.column(key));
    const known = codes.length === 0 ? undefined : valuesOf(codes[0]!);
    if (!known) return [];
    const own = codes.flatMap((code): readonly BannerColumn[] => {
      const values = valuesOf(code);
      const side = sideOf(place => (isSet ? values[place] === 1 : values[place] === code));
      return side.people === 0 ? [] : [{ ...side, key, code }];
    });
    const from = columns.length;
    columns.push(...own);
    const answered = sideOf(place => !Number.isNaN(known[place]!));
    return [{ key, answered, columns: own.map((_, at) => from + at), mayOverlap: isSet }];
  });
  if (columns.length > MOST_COLUMNS) throw new KindRefusal({ word: 'too-many', slot: 'banner', most: MOST_COLUMNS });
  return { everybody: sideOf(() => true), columns, questions, weightOf };
}

export const foundColumns = ({ columns }: Banner): readonly FoundColumn[] =>
  columns.map(({ key, code, people, weighted, effective }) => ({ key, code, people, weighted, effective }));

/** Of two columns how many people they share, as their test needs it: Σw² of those in both, of the product of what both weigh. */
export function overlapOf({ columns, weightOf }: Banner, a: number, b: number): number {
  const [one, other] = [columns[a]!, columns[b]!];
  let squares = 0;
  for (let place = 0; place < one.isIn.length; place++)
    if (one.isIn[place] && other.isIn[place]) squares += weightOf(place) ** 2;
  return squares / (one.weighted * other.weighted);
}
