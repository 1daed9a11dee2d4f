export const namedKinds = ['person', 'place', 'company', 'number', 'address', 'mail'] as const;
export type NamedKind = (typeof namedKinds)[number];

export interface NamedThing {
  readonly kind: NamedKind;
  readonly from: number;
  readonly to: number;
  /** The same for what means the same: 王小明, 小明 and 小王 of one known name, a phone number with and without spaces. */
  readonly key: string;
}

export interface KnownName {
  readonly name: string;
  /** What else this person is called. */
  readonly also?: readonly string[];
}
