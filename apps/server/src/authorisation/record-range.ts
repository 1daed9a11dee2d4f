/** A place as precisely as it is given: a nation, a province of it, a city of that. */
export interface RegionRange {
  readonly nation: string;
  readonly province?: string;
  readonly city?: string;
}

/**
 * What a person may see of a questionnaire's records, as plain data: it can be stored, compared, be the key of a cache, and be compiled for
 * whatever holds the records. A new kind is added here and in the compilers, and no query has to be found and changed.
 */
export type RecordRange =
  | { readonly kind: 'all' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'channel'; readonly channels: readonly string[] }
  | { readonly kind: 'region'; readonly regions: readonly RegionRange[] }
  | { readonly kind: 'label'; readonly labels: readonly string[] }
  /** Held in several ways at once: what any of them shows. */
  | { readonly kind: 'any'; readonly of: readonly RecordRange[] }
  /** Narrowed by another one: what both of them show. */
  | { readonly kind: 'both'; readonly of: readonly RecordRange[] };

/**
 * The channels through which records of the range come; undefined when they may come through any. What leads to a survey has a channel
 * and nothing else that a range names.
 */
export function channelsOf(range: RecordRange): readonly string[] | undefined {
  switch (range.kind) {
    case 'nothing':
      return [];
    case 'channel':
      return range.channels;
    case 'any': {
      const parts = range.of.map(channelsOf);
      return parts.includes(undefined) ? undefined : parts.flatMap(channels => channels ?? []);
    }
    case 'both': {
      const parts = range.of.map(channelsOf).filter(channels => channels !== undefined);
      const [first, ...others] = parts;
      return first?.filter(channel => others.every(channels => channels.includes(channel)));
    }
    default:
      return undefined;
  }
}

/** Whether every record of the second range is surely one of the first. Said of what is written in them: a label more may be no record more. */
export function covers(range: RecordRange, of: RecordRange): boolean {
  if (range.kind === 'all' || of.kind === 'nothing') return true;
  if (range.kind === 'both') return range.of.every(part => covers(part, of));
  if (of.kind === 'both') return of.of.some(part => covers(range, part));
  if (of.kind === 'all' || range.kind === 'nothing') return false;
  const parts = partsOf(range);
  return partsOf(of).every(part => parts.some(one => holds(one, part)));
}

type RangePart = { readonly channel: string } | { readonly label: string } | { readonly region: RegionRange };

function partsOf(range: RecordRange): readonly RangePart[] {
  switch (range.kind) {
    case 'channel':
      return range.channels.map(channel => ({ channel }));
    case 'label':
      return range.labels.map(label => ({ label }));
    case 'region':
      return range.regions.map(region => ({ region }));
    case 'any':
      return range.of.flatMap(partsOf);
    default:
      return [];
  }
}

/** Whoever has a province has all of its cities. */
function holds(whole: RangePart, part: RangePart): boolean {
  if ('channel' in whole) return 'channel' in part && whole.channel === part.channel;
  if ('label' in whole) return 'label' in part && whole.label === part.label;
  if (!('region' in part)) return false;
  return (['nation', 'province', 'city'] as const).every(
    name => whole.region[name] === undefined || whole.region[name] === part.region[name],
  );
}
