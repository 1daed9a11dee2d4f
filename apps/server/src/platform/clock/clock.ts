/** The only source of "now". Tests pass one that stands still until it is moved. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
