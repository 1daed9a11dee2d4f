import { type CraftFinding, fingerprintOf } from '@wenshu/craft';
import type { Questionnaire } from '@wenshu/survey-core';

export interface KeyedFinding {
  readonly key: string;
  readonly finding: CraftFinding;
}

export interface FindingsOfPlace {
  /** Undefined: the questionnaire as a whole. */
  readonly questionId: string | undefined;
  readonly findings: readonly KeyedFinding[];
}

export interface SortedFindings {
  readonly told: readonly FindingsOfPlace[];
  readonly left: readonly KeyedFinding[];
  readonly count: number;
}

/** What is told, question by question, and what this person leaves as it is. */
export function groupFindings(
  findings: readonly CraftFinding[],
  left: ReadonlySet<string>,
  document: Questionnaire,
): SortedFindings {
  const keyed = findings
    // The question may have gone since the check has read it.
    .filter(({ at }) => at.questionId === undefined || document.questions[at.questionId] !== undefined)
    .map(finding => ({ key: fingerprintOf(finding, document), finding }));
  const told = keyed.filter(({ key }) => !left.has(key));
  const places = new Map<string | undefined, KeyedFinding[]>();
  for (const one of told) {
    const { questionId } = one.finding.at;
    places.set(questionId, [...(places.get(questionId) ?? []), one]);
  }
  return {
    told: [...places].map(([questionId, own]) => ({ questionId, findings: own })),
    left: keyed.filter(({ key }) => left.has(key)),
    count: told.length,
  };
}
