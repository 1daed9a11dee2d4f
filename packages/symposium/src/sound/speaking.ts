/** Of what a quiet room sounds like, as the root of the mean square of samples between −1 and 1. */
const LOUD = 0.02;
/** Between words one is quiet, and still speaks. */
const REST_MS = 600;

/** Whether somebody speaks, by how loud it is. */
export class Speaking {
  private loudAt = Number.NEGATIVE_INFINITY;

  hear(level: number, now: number): boolean {
    if (level > LOUD) this.loudAt = now;
    return now - this.loudAt < REST_MS;
  }
}
