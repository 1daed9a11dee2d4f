export const weightingSettings = [
  'required',
  'totalSum',
  'decimalPlaces',
  'usesSliders',
  'isOptionOrderRandom',
] as const;
export type WeightingSetting = (typeof weightingSettings)[number];
