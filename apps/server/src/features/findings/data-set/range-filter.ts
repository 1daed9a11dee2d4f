import { every, type Filter } from '@wenshu/analysis';
import type { RecordRange, RegionRange } from '../../../authorisation/record-range.ts';

/** Every record has a status: whoever asks for one without sees nothing. */
const nothing: Filter = { test: 'answered', variable: 'fact:status', is: false };

/** What somebody may see, for the columnar copy: as `compileRange` says it to PostgreSQL, and held equal to it by a test. Undefined shows all. */
export function rangeFilter(range: RecordRange): Filter | undefined {
  switch (range.kind) {
    case 'all':
      return undefined;
    case 'nothing':
      return nothing;
    case 'channel':
      return among('fact:channel', range.channels);
    case 'label':
      return among('fact:labels', range.labels);
    case 'region':
      return either(range.regions.map(placeFilter));
    case 'any': {
      const filters = range.of.map(rangeFilter);
      return filters.includes(undefined) ? undefined : either(filters as Filter[]);
    }
    case 'both': {
      const filters = range.of.map(rangeFilter).filter(filter => filter !== undefined);
      return filters.length === 0 ? undefined : every(filters);
    }
  }
}

function among(variable: string, values: readonly string[]): Filter {
  return values.length === 0 ? nothing : { test: 'among', variable, is: 'any-of', values };
}

const either = (filters: readonly Filter[]): Filter => (filters.length === 0 ? nothing : { any: filters });

function placeFilter(region: RegionRange): Filter {
  const places = (['nation', 'province', 'city'] as const).flatMap(name => {
    const wanted = region[name];
    return wanted === undefined ? [] : [among(`fact:${name}`, [wanted])];
  });
  return { all: places };
}
