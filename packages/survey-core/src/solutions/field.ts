interface Named {
  readonly name: string;
}

/** A range that is advised: what lies outside is told, and may stay. */
export interface Advised {
  readonly min?: number;
  readonly max?: number;
}

export interface TextField extends Named {
  readonly kind: 'text';
  readonly maxLength: number;
  readonly isRequired?: true;
}

export interface NumberField extends Named {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly isWhole?: true;
  /** What is wrong with it is said of a price. */
  readonly isPrice?: true;
  readonly default: number | null;
}

export interface SwitchField extends Named {
  readonly kind: 'switch';
  readonly default: boolean;
}

/** Rows of plain fields: features, items, brands. The first column names the row, and no two rows have one name. */
export interface ListField extends Named {
  readonly kind: 'list';
  readonly columns: readonly (TextField | NumberField | SwitchField)[];
  readonly min: number;
  readonly max: number;
  readonly advised?: Advised;
}

/** Attributes with their levels, each with a picture where it has one. */
export interface AttributesField extends Named {
  readonly kind: 'attributes';
  readonly min: number;
  readonly max: number;
  readonly advised: Advised;
  readonly levels: { readonly min: number; readonly max: number; readonly advised: Advised };
}

/** Pairs of levels that may not stand together. */
export interface PairsField extends Named {
  readonly kind: 'pairs';
  readonly max: number;
}

export type Field = TextField | NumberField | SwitchField | ListField | AttributesField | PairsField;
export type FieldKind = Field['kind'];
export type FieldOf<Kind extends FieldKind> = Extract<Field, { readonly kind: Kind }>;
