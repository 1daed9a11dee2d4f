import type { Base } from '../../exhibit/exhibits.ts';
import { fitTogether } from '../cbc/cbc-kind.ts';
import { cbcForm } from '../cbc/form.ts';
import type { FoundTogether } from '../cbc/found.ts';
import { groupingOf } from '../comparison/grouping.ts';
import { cpcModel, ownRatings } from '../cpc/cpc-kind.ts';
import { cpcForm } from '../cpc/form.ts';
import type { FoundCpc } from '../cpc/found.ts';
import { KindRefusal } from '../kind.ts';
import { emptyModelRequest, type ModelForm, type ModelRequest } from '../model/form.ts';
import type { ModelData } from '../model/model-data.ts';
import { requireBearable } from '../model/require-bearable.ts';
import type { ProductSimulation } from '../model/simulation.ts';
import { type Attribute, attributesOf } from '../solution/attributes.ts';
import { priceAmong } from '../solution/price-levels.ts';
import type { FoundWorths } from '../solution/worths.ts';

export interface ReadWorths {
  readonly simulation: ProductSimulation;
  readonly base: Base;
  /** Groups that have shares, with their people. */
  readonly groups: readonly { readonly code: number; readonly base: Base }[];
  /** Groups of whom nothing could be told. */
  readonly leftOut: readonly number[];
  /** Who answered and has no utilities of their own. */
  readonly without: number;
}

/** People by levels: so many numbers a browser gets and adds up in moments. */
const MOST_WORTHS = 600_000;

/** What levels are worth: as it was saved of each person, as each of them rated cards, or to all together. */
export function readWorths(data: ModelData, request: ModelRequest): ReadWorths {
  const { slots, options } = request;
  if (options.utilities === 'together') return together(data, request);
  if (slots.worths!.length > 0) return ofPeople(data, request, savedWorths(data, request));
  if (solutionOf(data, request) === 'cpc') return ofPeople(data, request, ratedWorths(data, request));
  throw new KindRefusal({ word: 'no-own-worths', slot: 'utilities' });
}

const solutionOf = (data: ModelData, { slots }: ModelRequest) => data.question(slots.question![0]!).solution;

interface PeopleWorths {
  readonly attributes: readonly Attribute[];
  /** By person: the worths of all levels behind each other. */
  readonly people: readonly { readonly row: number; readonly worths: readonly number[]; readonly none?: number }[];
  readonly without: number;
}

function savedWorths(data: ModelData, { slots }: ModelRequest): PeopleWorths {
  const columnOf = new Map(slots.worths!.map(key => [data.variable(key).measures!.item, data.column(key)]));
  const attributes = attributesOf(data.question(slots.question![0]!))
    .map(({ name, levels }) => ({ name, levels: levels.filter(({ id }) => columnOf.has(id)) }))
    .filter(({ levels }) => levels.length > 0);
  const columns = attributes.flatMap(({ levels }) => levels.map(({ id }) => columnOf.get(id)!));
  if (columns.length === 0) throw new KindRefusal({ word: 'no-own-worths', slot: 'utilities' });
  requireBearable('question', data.people, columns.length, MOST_WORTHS);
  const none = columnOf.get('none');
  const rows = data.wholeRows(none ? [...columns, none] : columns);
  const people = rows.map(row => ({
    row,
    worths: columns.map(column => column[row]!),
    ...(none && { none: none[row]! }),
  }));
  return { attributes, people, without: data.people - rows.length };
}

function ratedWorths(data: ModelData, request: ModelRequest): PeopleWorths {
  const { attributes, people } = ownRatings(data, requestOf(cpcForm, request));
  requireBearable('question', data.people, attributes.flatMap(({ levels }) => levels).length, MOST_WORTHS);
  return {
    attributes,
    people: people.map(({ row, utilities }) => ({ row, worths: utilities.flat() })),
    without: data.people - people.length,
  };
}

/** As many decimals as anybody needs: what the server works out and what a browser does are of the very same numbers. */
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

function ofPeople(data: ModelData, request: ModelRequest, { attributes, people, without }: PeopleWorths): ReadWorths {
  if (people.length === 0) throw new KindRefusal({ word: 'too-few-people', slot: 'question', least: 1, got: 0 });
  const rows = people.map(({ row }) => row);
  const grouping = groupingOf(data, request);
  const groups = grouping && rows.map(row => (Number.isNaN(grouping.column[row]!) ? null : grouping.column[row]!));
  const weights = data.weights && rows.map(row => data.weights![row]!);
  if (weights && !weights.some(weight => weight > 0))
    throw new KindRefusal({ word: 'weight-nobody', slot: 'question' });
  const counted = (grouping?.codes ?? []).map(code => ({
    code,
    own: rows.filter((_, at) => groups![at] === code && (weights?.[at] ?? 1) > 0),
  }));
  return {
    simulation: {
      of: 'products',
      attributes: plain(attributes),
      price: priceAmong(attributes, request.options.price),
      values: people.flatMap(({ worths }) => worths.map(rounded)),
      ...(people[0]!.none !== undefined && { none: people.map(({ none }) => rounded(none!)) }),
      weights,
      groups,
      isOfPeople: true,
    },
    base: data.base(rows),
    without,
    groups: counted.filter(({ own }) => own.length > 0).map(({ code, own }) => ({ code, base: data.base(own) })),
    leftOut: counted.filter(({ own }) => own.length === 0).map(({ code }) => code),
  };
}

const plain = (attributes: readonly Attribute[]) =>
  attributes.map(({ name, levels }) => ({ name, levels: levels.map(({ id, name: text }) => ({ id, name: text })) }));

const requestOf = (form: ModelForm, { slots, options }: ModelRequest): ModelRequest => {
  const empty = emptyModelRequest(form);
  return {
    slots: { ...empty.slots, question: slots.question!, group: slots.group! },
    options: { ...empty.options, price: options.price! },
  };
};

/** A row of everybody, then one of each group. */
function together(data: ModelData, request: ModelRequest): ReadWorths {
  const found: FoundTogether | FoundCpc =
    solutionOf(data, request) === 'cbc'
      ? fitTogether(data, requestOf(cbcForm, request))
      : cpcModel.fit(data, requestOf(cpcForm, request));
  const { attributes } = found.all;
  const worthsIn = ({ attributes: own }: FoundWorths) => {
    const worthOf = new Map(own.flatMap(({ levels }) => levels.map(({ id, utility }) => [id, utility])));
    return attributes.flatMap(({ levels }) => levels.map(({ id }) => rounded(worthOf.get(id) ?? 0)));
  };
  const noneIn = (worths: FoundWorths) =>
    'none' in worths ? (worths as { none: { utility: number } | null }).none : null;
  const rows: readonly FoundWorths[] = [found.all, ...found.segments.map(one => one.found)];
  const hasNone = rows.every(one => noneIn(one) !== null);
  return {
    simulation: {
      of: 'products',
      attributes: plain(attributes),
      price: priceAmong(attributes, request.options.price),
      values: rows.flatMap(worthsIn),
      ...(hasNone && { none: rows.map(one => rounded(noneIn(one)!.utility)) }),
      groups: [null, ...found.segments.map(({ code }) => code)],
      isOfPeople: false,
    },
    base: found.base,
    without: 0,
    leftOut: found.leftOut,
    groups: found.segments.map(({ code, base }) => ({ code, base })),
  };
}
