/** What the screen says of every model: the words of its form. Slots and options go by the names that its form gives them. */
export interface ModelWords {
  readonly name: string;
  /** The question that it answers, for whoever does not know it. */
  readonly answers: string;
  readonly slots: Readonly<Record<string, { readonly name: string; readonly hint: string }>>;
  readonly options: Readonly<
    Record<string, { readonly name: string; readonly words?: Readonly<Record<string, string>>; readonly hint?: string }>
  >;
}
