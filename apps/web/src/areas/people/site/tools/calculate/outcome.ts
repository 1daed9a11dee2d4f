/** What is wrong with a field, as a word of a closed list and what fills its sentence. */
export interface FieldProblem {
  readonly word:
    | 'missing'
    | 'not-a-number'
    | 'not-whole'
    | 'out-of-range'
    | 'below-answers'
    | 'nobody'
    | 'line'
    | 'columns'
    | 'too-many-groups'
    | 'too-many-lines'
    | 'no-people'
    | 'no-target'
    | 'empty-group'
    | 'nobody-in-order';
  readonly least?: number;
  readonly most?: number;
  /** Of a pasted table, the first is 1. */
  readonly line?: number;
  readonly name?: string;
  /** The place of the target that has it. */
  readonly target?: number;
}

/** An answer, or what keeps it back: one problem a field. */
export type Outcome<Field extends string, Found> =
  | { readonly found: Found; readonly problems?: undefined }
  | { readonly found?: undefined; readonly problems: Readonly<Partial<Record<Field, FieldProblem>>> };
