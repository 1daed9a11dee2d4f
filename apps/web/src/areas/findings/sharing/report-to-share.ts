/** What is shared is kept: `undefined` where it could not be, and then nothing is offered to be shared. */
export type SharedReport = { readonly reportId: string | undefined } | undefined;

/** Of a report that is made anew by whoever comes next: it is kept first, and that one is shared. All else is shared as it is. */
export async function reportToShare(
  reportId: string | undefined,
  keep: (() => Promise<string | undefined>) | undefined,
): Promise<SharedReport> {
  if (!keep) return { reportId };
  const kept = await keep();
  return kept === undefined ? undefined : { reportId: kept };
}

/** Keeps once, however often it is asked; `onKept` is told of that once. What failed is tried again. */
export function keptOnce(
  keep: () => Promise<string | undefined>,
  onKept: () => void,
): () => Promise<string | undefined> {
  let kept: string | undefined;
  return async () => {
    if (kept !== undefined) return kept;
    kept = await keep();
    if (kept !== undefined) onKept();
    return kept;
  };
}
