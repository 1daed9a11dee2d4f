/** An end of the waiting for what never happens. Nothing here is about how fast: what is waited for is an event, however busy the machine is. */
export const PATIENCE_MS = 150_000;
