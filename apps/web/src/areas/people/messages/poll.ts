/** As often as the specification says (P7.53). */
export const POLL_MS = 60_000;

/** What there is of a page that a tab can hide. */
type Hideable = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/**
 * Asks now and every minute. A hidden tab asks for nothing: of twenty open ones nobody reads nineteen. Seen again, it asks at once when
 * its minute is over. Gives the way to stop.
 */
export function poll(ask: () => void, page: Hideable = document): () => void {
  let isDue = false;
  const askNow = () => {
    isDue = page.hidden;
    if (!page.hidden) ask();
  };
  const askIfDue = () => {
    if (isDue) askNow();
  };
  const timer = setInterval(askNow, POLL_MS);
  page.addEventListener('visibilitychange', askIfDue);
  askNow();
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', askIfDue);
  };
}
