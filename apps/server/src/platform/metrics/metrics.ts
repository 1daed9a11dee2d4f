import type { CounterName, GaugeName, HistogramName, LabelsOf } from './dictionary.ts';

/** What a gauge shows, or a counter that somebody else counts has come to. */
export type Reading = {
  [Name in GaugeName | CounterName]: {
    readonly name: Name;
    readonly labels: LabelsOf<Name>;
    readonly value: number;
  };
}[GaugeName | CounterName];

export type ReadSource = () => readonly Reading[] | Promise<readonly Reading[]>;

export type MetricsFormat = 'prometheus' | 'openmetrics';

/** What this process tells of itself. Where nobody can read it, nothing is counted. */
export interface Metrics {
  readonly isOn: boolean;
  add<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  observe<Name extends HistogramName>(name: Name, labels: LabelsOf<Name>, value: number): void;
  /** Asked each time that somebody reads. What it does not tell then is not there, and one that fails tells nothing. */
  readFrom(source: ReadSource): void;
  /** Everything, as text. */
  tell(format: MetricsFormat): Promise<string>;
}

/** A reading, with its labels held against the dictionary. */
export function reading<Name extends GaugeName | CounterName>(
  name: Name,
  value: number,
  labels: LabelsOf<Name>,
): Reading {
  // The name and its labels were paired by the parameter.
  return { name, labels, value } as unknown as Reading;
}

export const noMetrics: Metrics = {
  isOn: false,
  add: () => {},
  observe: () => {},
  readFrom: () => {},
  tell: async () => '',
};
