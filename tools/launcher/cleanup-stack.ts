/** What has been started, to be undone in the opposite order: the server goes before its database, the lock goes last. */
export class CleanupStack {
  private readonly steps: (() => unknown)[] = [];
  private running: Promise<void> | undefined;

  add(step: () => unknown): void {
    this.steps.push(step);
  }

  /** Runs every step once, however often it is asked, and even when one fails. */
  run(): Promise<void> {
    this.running ??= this.undo();
    return this.running;
  }

  private async undo(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
    }
  }
}
