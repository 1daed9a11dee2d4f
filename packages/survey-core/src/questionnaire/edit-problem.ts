/** Why an edit is refused: a word from this list, turned into a sentence in @wenshu/texts (`edit-problems`). */
export type EditProblemWord =
  | 'command-unknown'
  | 'input-invalid'
  | 'question-not-found'
  | 'group-not-found'
  | 'item-not-found'
  | 'item-group-not-found'
  | 'row-not-found'
  | 'row-group-not-found'
  | 'quota-not-found'
  | 'setting-unknown'
  | 'setting-value-wrong'
  | 'type-unknown'
  | 'type-not-supported'
  | 'id-used'
  | 'content-empty'
  | 'text-too-long'
  | 'too-many-options'
  | 'too-many-groups'
  | 'too-many-questions'
  | 'name-not-allowed'
  | 'name-duplicated'
  | 'involved-in-logic'
  | 'used-by-quota'
  | 'only-while-unpublished'
  | 'only-creator'
  | 'quota-axis-wrong';

export interface EditProblem {
  readonly problem: EditProblemWord;
  /** The thing it is about. */
  readonly id?: string;
  /** Numbers and names for the sentence: a limit, a field. */
  readonly detail?: Readonly<Record<string, string | number>>;
}

export function isEditProblem(value: object): value is EditProblem {
  return 'problem' in value;
}
