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
  | 'rule-not-found'
  | 'calculation-not-found'
  | 'verification-not-found'
  | 'agreement-not-found'
  | 'language-not-found'
  | 'text-not-found'
  | 'part-gone'
  | 'setting-unknown'
  | 'setting-value-wrong'
  | 'type-unknown'
  | 'type-not-supported'
  | 'id-used'
  | 'content-empty'
  | 'name-empty'
  | 'text-too-long'
  | 'rich-text-refused'
  | 'rich-text-differs'
  | 'url-wrong'
  | 'picture-address-wrong'
  | 'too-many-options'
  | 'too-many-groups'
  | 'too-many-questions'
  | 'too-many-parts'
  | 'too-many-texts'
  | 'fewer-options-than-answers'
  | 'min-above-max'
  | 'option-number-used'
  | 'name-not-allowed'
  | 'name-duplicated'
  | 'label-length-wrong'
  | 'last-group'
  | 'layer-wrong'
  | 'too-many-layers'
  | 'condition-empty'
  | 'expression-wrong'
  | 'involved-in-logic'
  | 'used-by-quota'
  | 'type-fixed-by-quota'
  | 'needs-confirmation'
  | 'only-while-unpublished'
  | 'only-creator'
  | 'quota-axis-wrong'
  | 'language-is-base'
  | 'quote-deleted'
  | 'quote-added'
  | 'structure-locked'
  | ImportProblemWord;

/** What is wrong with a pasted or uploaded list, at a line of it. */
export type ImportProblemWord =
  | 'import-empty'
  | 'import-too-many-lines'
  | 'import-line-too-long'
  | 'import-line-twice'
  | 'import-levels-differ'
  | 'import-too-many-levels'
  | 'import-level-empty'
  | 'import-slash'
  | 'import-layer-one-missing'
  | 'import-type-missing'
  | 'import-type-unknown'
  | 'import-options-not-allowed'
  | 'import-title-missing';

/** Something that an edit would take along. */
export interface Loss {
  readonly kind: 'rule' | 'calculation' | 'verification' | 'item-group' | 'row-group' | 'item' | 'translation';
  readonly id: string;
}

export interface EditProblem {
  readonly problem: EditProblemWord;
  /** The thing it is about. */
  readonly id?: string;
  /** Numbers and names for the sentence: a limit, a field, a line. */
  readonly detail?: Readonly<Record<string, string | number>>;
  /** What would go when the person goes on (`clearLogic`, `confirmed`). */
  readonly losses?: readonly Loss[];
}

export function isEditProblem(value: object): value is EditProblem {
  return 'problem' in value;
}
