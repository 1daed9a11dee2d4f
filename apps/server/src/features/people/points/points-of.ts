import type { AccountRef } from '../ledger/index.ts';

export const pointsOf = (personId: string): AccountRef => ({ kind: 'person', id: personId, unit: 'points' });
