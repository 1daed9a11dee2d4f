import { LogicFailure } from '../document/logic-problem.ts';
import type { Json } from '../json.ts';
import type { Operands } from '../question-type/question-type.ts';
import type { Program, Slot } from './program.ts';
import type { Reading } from './reading.ts';

/** A stored record's answers for formulas to read. It holds what was reachable, so they are read as they are. */
export function readStored({ slots, calculations }: Program, answers: Readonly<Record<string, Json>>): Reading {
  const reading: Reading = {
    context: {},
    operands: slots.map(slot => operandsAt(slot, answers)),
    calculation: index => calculations[index]!.formula(reading),
  };
  return reading;
}

/** What a stored record says at one slot. */
export function operandsAt({ key, bound }: Slot, answers: Readonly<Record<string, Json>>): Operands | undefined {
  return Object.hasOwn(answers, key) ? bound.operands(answers[key]!) : undefined;
}

/** A calculation's number; undefined when it is missing or cannot be computed. */
export function calculateStored(reading: Reading, index: number): number | undefined {
  try {
    const value = reading.calculation(index);
    return Number.isNaN(value) ? undefined : value;
  } catch (error) {
    if (error instanceof LogicFailure) return undefined;
    throw error;
  }
}
