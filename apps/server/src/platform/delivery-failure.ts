/** `refused`: the other side said no to this message, trying again changes nothing. `address-gone`: nor does any other message. `unreachable`: it may work later. */
export type DeliveryProblem = 'refused' | 'address-gone' | 'unreachable';

/** Why a mail or an SMS did not leave. The detail is for logs and per-recipient reasons; it holds no secret. */
export class DeliveryFailure extends Error {
  readonly problem: DeliveryProblem;
  /** The whole message had gone over when the line broke: the other side may have taken it. */
  readonly mayHaveArrived: boolean;

  constructor(problem: DeliveryProblem, detail: string, cause?: unknown, mayHaveArrived = false) {
    super(`${problem}: ${detail}`, cause === undefined ? undefined : { cause });
    this.problem = problem;
    this.mayHaveArrived = mayHaveArrived;
  }
}
