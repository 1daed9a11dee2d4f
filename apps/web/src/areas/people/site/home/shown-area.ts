/** An experience area as its panel shows it. */
export interface ShownArea {
  readonly key: string;
  readonly path: string;
  readonly code: string;
  readonly name: string;
  readonly text: string;
  readonly topics: readonly string[];
  readonly open: string;
}
