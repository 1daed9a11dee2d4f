export const feelingKinds = [
  'short',
  'plain',
  'negated',
  'double-negation',
  'contrast',
  'ironic',
  'product',
  'suggestion',
  'question',
  'nothing',
  'comparison',
] as const;

export const feelingClasses = ['positive', 'negative', 'mixed', 'neutral'] as const;

/** An answer and the feeling a reader finds in it. See GUIDE.md. */
export interface LabelledFeeling {
  readonly text: string;
  readonly feeling: (typeof feelingClasses)[number];
  /** What makes the answer easy or hard to tell, so that accuracy can be given for each. */
  readonly kind: (typeof feelingKinds)[number];
}
