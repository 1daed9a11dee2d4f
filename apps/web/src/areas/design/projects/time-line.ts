import type { ListedProject } from '@wenshu/api-contract';

export interface Bar {
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
  /** Where it begins and how long it is, in percent of the whole line. */
  readonly from: number;
  readonly width: number;
}
export interface StageBar extends Bar {
  readonly lane: number;
}
export interface Row {
  readonly project: ListedProject;
  /** The whole plan; a project with stages alone has one from its first to its last day. */
  readonly plan: Bar;
  readonly stages: readonly StageBar[];
  /** How many lines the stages take: those that overlap stand below each other. */
  readonly lanes: number;
}
export interface TimeLine {
  readonly rows: readonly Row[];
  /** The first day of each month on it. */
  readonly months: readonly { readonly day: string; readonly from: number }[];
  /** Undefined when today is not on it. */
  readonly today: number | undefined;
}

const DAY_MS = 86_400_000;
const dayOf = (text: string) => Math.round(Date.parse(`${text}T00:00:00Z`) / DAY_MS);
const textOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
const MOST_MONTHS = 12;
/** In percent: behind it there is no room for a month's name. */
const LAST_WORD = 92;

/** The projects that have a plan, on one line of days from the first to the last. Undefined when none has. */
export function layTimeLine(projects: readonly ListedProject[], today: string): TimeLine | undefined {
  const planned = projects.flatMap(project => {
    const days = [project.startsOn, project.endsOn, ...project.stages.flatMap(stage => [stage.startsOn, stage.endsOn])];
    const known = days.filter(day => day !== null).toSorted();
    const [first, last] = [known[0], known.at(-1)];
    return first && last ? [{ project, first: project.startsOn ?? first, last: project.endsOn ?? last }] : [];
  });
  if (planned.length === 0) return undefined;
  const ends = planned.flatMap(({ project, first, last }) => [
    ...[first, last],
    ...project.stages.flatMap(stage => [stage.startsOn, stage.endsOn]),
  ]);
  const begin = Math.min(...ends.map(dayOf));
  const length = Math.max(...ends.map(dayOf)) - begin + 1;
  const share = (days: number) => (days / length) * 100;
  const barOf = ({ name, startsOn, endsOn }: Omit<Bar, 'from' | 'width'>): Bar => ({
    name,
    startsOn,
    endsOn,
    from: share(dayOf(startsOn) - begin),
    width: share(dayOf(endsOn) - dayOf(startsOn) + 1),
  });
  const now = dayOf(today);
  return {
    rows: planned.map(({ project, first, last }) => ({
      project,
      plan: barOf({ name: project.name, startsOn: first, endsOn: last }),
      ...layInLanes(project.stages.map(barOf)),
    })),
    months: monthsBetween(begin, begin + length - 1)
      .map(day => ({ day: textOf(day), from: share(day - begin) }))
      .filter(({ from }) => from <= LAST_WORD),
    today: now >= begin && now < begin + length ? share(now - begin + 0.5) : undefined,
  };
}

/** Each stage in the first lane whose last one has ended before. */
function layInLanes(bars: readonly Bar[]): { stages: StageBar[]; lanes: number } {
  const ends: string[] = [];
  const inTime = bars.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
  const stages = inTime.map(bar => {
    const free = ends.findIndex(end => end < bar.startsOn);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = bar.endsOn;
    return { ...bar, lane };
  });
  return { stages, lanes: ends.length };
}

/** The first days of months, of a long time of every second, third … one. */
function monthsBetween(first: number, last: number): number[] {
  const start = new Date(first * DAY_MS);
  const days: number[] = [];
  for (let month = 1; ; month++) {
    const day = Math.round(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month, 1) / DAY_MS);
    if (day > last) break;
    days.push(day);
  }
  const step = Math.ceil(days.length / MOST_MONTHS);
  return days.filter((_, index) => index % step === 0);
}
