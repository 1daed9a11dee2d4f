/** What is to be sent: a page's state, or the whole as a submission. A later one takes the place of an earlier one: it holds everything. */
export type Job<State> = { readonly kind: 'save' | 'submit'; readonly state: State };

export type OutboxNews<Result> =
  | { readonly kind: 'sending'; readonly job: 'save' | 'submit' }
  /** The network or the server is away; it is tried again by itself. */
  | { readonly kind: 'waiting'; readonly job: 'save' | 'submit' }
  | { readonly kind: 'sent'; readonly job: 'save' | 'submit'; readonly result: Result }
  | { readonly kind: 'refused'; readonly job: 'save' | 'submit'; readonly error: unknown };

interface OutboxPorts<State, Result> {
  send(job: Job<State>): Promise<Result>;
  isPassing(error: unknown): boolean;
  /** Calls back after a while; gives a way to call it off. */
  later(delayMs: number, run: () => void): () => void;
  tell(news: OutboxNews<Result>): void;
}

const DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/**
 * Sends until it is sent. Only the newest job matters; the answers to overtaken ones are ignored, and the server refuses a save that comes
 * after a later one. A submission is told apart by its record's id, so sending it again after a lost answer does no harm.
 */
export class Outbox<State, Result> {
  private readonly ports: OutboxPorts<State, Result>;
  private job: Job<State> | undefined;
  private turn = 0;
  private tries = 0;
  private callOff: (() => void) | undefined;

  constructor(ports: OutboxPorts<State, Result>) {
    this.ports = ports;
  }

  get isWaiting(): boolean {
    return this.callOff !== undefined;
  }

  put(job: Job<State>): void {
    this.job = job;
    this.tries = 0;
    this.run();
  }

  /** The network is back, or somebody asks to try now. */
  wake(): void {
    if (this.job && this.isWaiting) this.run();
  }

  /** Takes back what still waits. */
  clear(): void {
    this.job = undefined;
    this.turn++;
    this.stopTimer();
  }

  private run(): void {
    const job = this.job;
    if (!job) return;
    this.stopTimer();
    const turn = ++this.turn;
    this.ports.tell({ kind: 'sending', job: job.kind });
    this.ports.send(job).then(
      result => turn === this.turn && this.finish({ kind: 'sent', job: job.kind, result }),
      error => turn === this.turn && this.fail(job, error),
    );
  }

  private fail(job: Job<State>, error: unknown): void {
    if (!this.ports.isPassing(error)) {
      this.finish({ kind: 'refused', job: job.kind, error });
      return;
    }
    const delayMs = DELAYS_MS[Math.min(this.tries++, DELAYS_MS.length - 1)]!;
    this.callOff = this.ports.later(delayMs, () => this.run());
    this.ports.tell({ kind: 'waiting', job: job.kind });
  }

  private finish(news: OutboxNews<Result>): void {
    this.job = undefined;
    this.ports.tell(news);
  }

  private stopTimer(): void {
    this.callOff?.();
    this.callOff = undefined;
  }
}
