/** The rule, check or calculation whose form is open from the beginning. */
export interface FirstOpen {
  readonly firstId?: string | undefined;
}

/** The draft of what is there; a colleague may have deleted it. */
export function optionally<Of, Draft>(draftOf: (of: Of) => Draft, of: Of | undefined): Draft | undefined {
  return of === undefined ? undefined : draftOf(of);
}
