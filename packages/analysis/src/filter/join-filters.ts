import type { Filter } from './filter.ts';

/** Joined without layers that say nothing: a filter's depth is bounded. */
export function every(filters: readonly Filter[]): Filter {
  const parts = filters.flatMap(part => ('all' in part ? part.all : [part]));
  return parts.length === 1 ? parts[0]! : { all: parts };
}

export function some(filters: readonly Filter[]): Filter {
  const parts = filters.flatMap(part => ('any' in part ? part.any : [part]));
  return parts.length === 1 ? parts[0]! : { any: parts };
}

export function not(filter: Filter): Filter {
  return 'not' in filter ? filter.not : { not: filter };
}
