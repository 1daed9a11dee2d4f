export type ExampleBanner = 'age' | 'region' | 'since';

interface ExampleCounts {
  /** Of everybody, by answer: some did not say how old they are. */
  readonly total: readonly number[];
  /** By answer, then column. */
  readonly banners: Readonly<Record<ExampleBanner, readonly (readonly number[])[]>>;
}

/** 400 made-up answers, counted: `tools/make-example-answers.ts` draws them, and a test draws them again. */
export const exampleCounts: ExampleCounts = {
  total: [199, 117, 84],
  banners: {
    age: [
      [29, 66, 77, 15],
      [33, 48, 22, 8],
      [32, 31, 17, 4],
    ],
    region: [
      [55, 49, 43, 52],
      [26, 24, 30, 37],
      [26, 18, 19, 21],
    ],
    since: [
      [41, 86, 72],
      [44, 41, 32],
      [29, 34, 21],
    ],
  },
};
