export const evaluationSettings = ['required', 'pointCount', 'usesFaces', 'hasComment'] as const;
export type EvaluationSetting = (typeof evaluationSettings)[number];
