import type { ObjectKind, Right } from '@wenshu/api-contract';

/** Whoever holds this lets others in. */
export const letsIn = {
  enterprise: 'enterprise.members',
  project: 'project.members',
  questionnaire: 'questionnaire.share',
} as const satisfies Record<ObjectKind, Right>;
