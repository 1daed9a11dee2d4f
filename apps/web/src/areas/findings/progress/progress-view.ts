import {
  type DayWindow,
  fitsUnit,
  isDate,
  type NamedWindow,
  namedWindows,
  type TimeUnit,
  timeUnits,
} from '@wenshu/survey-core';

/** Which days are looked at, and by what: as it stands in the address. */
export type ProgressView = { readonly by?: TimeUnit | undefined } & (
  | { readonly window: NamedWindow }
  | { readonly days: DayWindow }
);

type Query = Readonly<Record<string, string | undefined>>;

export const viewNames = ['window', 'from', 'to', 'by'] as const;

/** Reads what somebody may have typed: what is not right is as if it were not there. */
export function readView({ window, from, to, by }: Query): ProgressView {
  const unit = timeUnits.find(one => one === by);
  if (from !== undefined && to !== undefined && isUsable({ from, to })) {
    const days = { from, to };
    return { days, by: unit && fitsUnit(days, unit) ? unit : undefined };
  }
  return { window: namedWindows.find(one => one === window) ?? 'days7', by: unit };
}

export function writeView(view: ProgressView): Record<(typeof viewNames)[number], string | undefined> {
  const { by } = view;
  if ('window' in view) return { window: view.window, from: undefined, to: undefined, by };
  return { window: undefined, ...view.days, by };
}

const YEARS = /^20\d\d-/;

/** Days that the server takes: of this century, not backwards, and not more than the widest unit can tell. */
export function isUsable({ from, to }: DayWindow): boolean {
  return (
    [from, to].every(day => isDate(day) && YEARS.test(day)) && timeUnits.some(unit => fitsUnit({ from, to }, unit))
  );
}
