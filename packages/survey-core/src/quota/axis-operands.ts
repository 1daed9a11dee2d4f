import type { Answers, SurveyModel } from '../answering/survey-model.ts';
import { calculateStored, readStored } from '../logic/read-stored.ts';
import type { AxisOperands } from './match-cells.ts';

/** What quotas count by, from a record's stored answers: at the submission and when old records are counted again. */
export function axisOperands({ program }: SurveyModel, answers: Answers): AxisOperands {
  const reading = readStored(program, answers);
  return axisId => {
    const slot = program.slotOf.get(axisId);
    if (slot !== undefined) return reading.operands[slot];
    const calculation = program.calculations.findIndex(one => one.id === axisId);
    const number = calculation < 0 ? undefined : calculateStored(reading, calculation);
    return number === undefined ? undefined : { number };
  };
}
