import { turf } from '@wenshu/statistics';
import type { DataVariable } from '../../data-set/variable.ts';
import { KindRefusal } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import type { Model } from '../model/model.ts';
import type { ModelData } from '../model/model-data.ts';
import { modelKind } from '../model/model-kind.ts';
import { weighedColumns } from '../model/statistics-input.ts';
import { presentTurf } from './exhibits.ts';
import { turfForm } from './form.ts';
import type { FoundTurf, OfferedItem } from './found.ts';
import { likedColumns } from './liked.ts';

const LEAST_ITEMS = 2;
/** Beyond, even looking step by step takes minutes. */
const MOST_ITEMS = 60;
const nameOf = ({ variable, code }: OfferedItem) => `${variable} ${code}`;

/** Derived ones say yes by 1; of the others the first that is offered is. */
const yesOf = ({ categories = [] }: DataVariable) =>
  (categories.find(({ code }) => code === 1) ?? categories[0])?.code ?? 1;

const turfModel: Model<FoundTurf> = {
  name: 'turf',
  form: turfForm,
  fit: (data, request) => {
    const offered = offeredItems(data, request);
    const { size, top, leastLiked } = request.options as Readonly<Record<string, number>>;
    const always = request.slots.always!;
    const columns = [...offeredColumns(data, offered), ...likedColumns(data, request)];
    const utilities = request.slots.utilities!.map(variable => ({ variable, code: 1 }));
    const candidates = [...offered, ...utilities];
    if (candidates.length < LEAST_ITEMS) throw new KindRefusal({ word: 'too-few', slot: 'sets', least: LEAST_ITEMS });
    if (candidates.length > MOST_ITEMS) throw new KindRefusal({ word: 'too-many', slot: 'sets', most: MOST_ITEMS });
    const least = Math.max(1, always.length, leastLiked!);
    const most = Math.min(size!, candidates.length);
    if (most < least) throw new KindRefusal({ word: 'option-not-fitting', slot: 'size', least });
    const whole = data.wholeRows(columns);
    const found = turf({
      items: candidates.map(nameOf),
      ...weighedColumns(data, Object.fromEntries(candidates.map((item, at) => [nameOf(item), columns[at]!]))),
      settings: {
        sizes: Array.from({ length: most - least + 1 }, (_, at) => least + at),
        top: top!,
        minItems: leastLiked!,
        include: offered.filter(({ variable }) => always.includes(variable)).map(nameOf),
      },
    });
    return { ...found, offered: candidates, base: data.base(whole), leftOut: data.people - whole.length };
  },
  present: presentTurf,
};

const offeredColumns = (data: ModelData, offered: readonly OfferedItem[]) =>
  offered.map(({ variable, code }) =>
    data.variable(variable).kept === 'codes'
      ? data.chosen(variable, code)
      : data.column(variable).map(value => (Number.isNaN(value) ? value : Number(value === code))),
  );

function offeredItems(data: ModelData, { slots }: ModelRequest): readonly OfferedItem[] {
  return [
    ...slots.sets!.flatMap(variable =>
      (data.variable(variable).categories ?? [])
        .filter(({ code }) => !data.variable(variable).missing?.includes(code))
        .map(({ code }) => ({ variable, code })),
    ),
    ...[...slots.items!, ...slots.always!].map(variable => ({ variable, code: yesOf(data.variable(variable)) })),
  ];
}

export const turfKind = modelKind(turfModel);
