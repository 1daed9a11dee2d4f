export const paperKinds = ['outline', 'desk-study', 'concept'] as const;
export type PaperKind = (typeof paperKinds)[number];
