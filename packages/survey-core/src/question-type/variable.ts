/** A column of data: what every export, table and model reads. */
export interface Variable {
  /** SPSS-safe, unique in its codebook. A type gives the suffix after the question's name; the codebook makes the whole. */
  readonly name: string;
  readonly label: string;
  readonly measure: 'nominal' | 'ordinal' | 'scale' | 'text';
  /** The name that the variables of one multiple-response question share: 0/1 columns that belong together. */
  readonly set?: string;
  /** The codes that values take, with their labels. */
  readonly valueLabels?: readonly { readonly value: number; readonly label: string }[];
}

export type VariableValue = number | string | null;
