import type { Answers, SurveyModel } from '../answering/survey-model.ts';
import { calculateStored, operandsAt, readStored } from '../logic/read-stored.ts';
import type { AxisOperands } from './match-cells.ts';

/** What quotas count by, from a record's stored answers: at the submission and when old records are counted again. */
export function axisOperands({ program }: SurveyModel, answers: Answers): AxisOperands {
  // Few questions carry a quota, and many cells read the same one.
  const read = new Map<number, ReturnType<AxisOperands>>();
  let reading: ReturnType<typeof readStored> | undefined;
  return axisId => {
    const slot = program.slotOf.get(axisId);
    if (slot !== undefined) {
      if (!read.has(slot)) read.set(slot, operandsAt(program.slots[slot]!, answers));
      return read.get(slot);
    }
    const calculation = program.calculations.findIndex(one => one.id === axisId);
    if (calculation < 0) return undefined;
    reading ??= readStored(program, answers);
    const number = calculateStored(reading, calculation);
    return number === undefined ? undefined : { number };
  };
}
