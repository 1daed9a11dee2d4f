import { KindRefusal } from '../../kind/kind.ts';

/** Refuses what would take longer than anybody waits: so many steps for each person, and so many of them at most. */
export function requireBearable(slot: string, people: number, stepsEach: number, mostSteps: number): void {
  const most = Math.floor(mostSteps / stepsEach);
  if (people > most) throw new KindRefusal({ word: 'too-many-people', slot, most, got: people });
}
