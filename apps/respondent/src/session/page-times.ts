/** By the answer key of a page's first question. */
export type PageMs = Readonly<Record<string, number>>;

/** The server takes no longer stay: a page that was open for days is none that anybody looked at. */
const LONGEST_MS = 24 * 3_600_000;

/**
 * How long each page was on the screen since the server last heard of it. It is a hint: the server knows when saves arrive, but not that
 * somebody went back, or answered three pages without a network.
 */
export class PageTimes {
  private spent: Record<string, number> = {};
  private at: string | undefined;
  private sinceMs = 0;

  constructor(kept: PageMs | undefined) {
    this.add(kept ?? {});
  }

  /** From now on this page is looked at; none when undefined. */
  stand(key: string | undefined): void {
    const nowMs = Date.now();
    if (this.at !== undefined) this.add({ [this.at]: nowMs - this.sinceMs });
    this.at = key;
    this.sinceMs = nowMs;
  }

  /** What the server has not heard. */
  read(): PageMs {
    this.stand(this.at);
    return { ...this.spent };
  }

  /** The same, to be sent. */
  take(): PageMs {
    const taken = this.read();
    this.spent = {};
    return taken;
  }

  /** What was sent and did not arrive is sent with the next. */
  add(more: PageMs): void {
    // A clock that was set back says nothing.
    for (const [key, ms] of Object.entries(more))
      if (ms > 0) this.spent[key] = Math.min(LONGEST_MS, (this.spent[key] ?? 0) + ms);
  }
}
