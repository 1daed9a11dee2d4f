/** A signed-in person, as far as deciding what they may do needs to know. */
export interface Actor {
  readonly personId: string;
  readonly sessionId: string;
}
