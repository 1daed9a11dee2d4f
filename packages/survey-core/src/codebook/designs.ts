import type { Flow } from '../flow/flow.ts';
import type { Id } from '../ids.ts';
import { findType, type TypeRegistry } from '../question-type/registry.ts';

export interface DesignSince {
  readonly versionTime: number;
  readonly design: unknown;
}

/**
 * What answers can only be read with (tasks of a design, a picture and its regions, prices), by question, from the oldest snapshot to the
 * newest, each only where it became another one. `flows` come newest first.
 */
export function designsOf(flows: readonly Flow[], types: TypeRegistry): ReadonlyMap<Id, readonly DesignSince[]> {
  const designs = new Map<Id, DesignSince[]>();
  const written = new Map<Id, string>();
  for (const flow of flows.toReversed()) {
    for (const question of flow.questions) {
      const design = findType(types, question.type)?.bind(question).design?.();
      if (design === undefined || written.get(question.id) === JSON.stringify(design)) continue;
      written.set(question.id, JSON.stringify(design));
      const known = designs.get(question.id) ?? [];
      designs.set(question.id, [...known, { versionTime: flow.versionTime, design }]);
    }
  }
  return designs;
}
