/** What differs between types where the rest of the product asks: a property here instead of a switch there. */
export interface Capabilities {
  readonly hasOptions: boolean;
  /** False for what can be answered without any, such as clicks on a picture; its own `checkDesign` says when it cannot. */
  readonly needsOptions?: false;
  readonly hasRows: boolean;
  /** How many options it takes at most. */
  readonly maxOptions: number;
  /** The numbers of options it may have, where not every number will do: the points of a scale. */
  readonly optionCounts?: readonly number[];
  /** How many layers of options it takes; two when absent. */
  readonly maxLayers?: number;
  /** An answer names an option of every layer, so that each layer can be counted by itself; elsewhere only the lowest are answered. */
  readonly answersEveryLayer?: boolean;
  /** Every row has a statement on its other side too. */
  readonly hasRightTitles?: boolean;
  /** False for what stands without words, such as a page break. */
  readonly needsTitle?: boolean;
  /** How a quote of its answer is chosen: not at all, only whole, or by which picker. */
  readonly answerReference: 'none' | 'whole' | 'single' | 'multi' | 'cascader';
  /** What is chosen from a list can be an axis of a quota; who chose several takes a place in each of their cells. */
  readonly canCarryQuota: boolean;
  /** Of a list that can carry a quota, several may be chosen. */
  readonly choosesSeveral?: boolean;
  /** By what it can be an attention check: the options chosen, those chosen in marked rows, a number. Absent where it can be none. */
  readonly trap?: 'options' | 'rows' | 'number';
  readonly scorable: boolean;
  /** The marker that begins a question of this type in a text import, without brackets. */
  readonly importMarker: { readonly zh: string; readonly en: string } | null;
  readonly creatorOnly: boolean;
  /** Its options are tags, a set of them for each score. */
  readonly hasScoreTags?: boolean;
}
