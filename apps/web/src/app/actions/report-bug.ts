/** To the browser's own place for uncaught errors, out of React's reach. */
export function reportBug(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else queueMicrotask(() => Promise.reject(error));
}
