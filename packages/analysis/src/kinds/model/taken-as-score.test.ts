import { expect, it } from 'vitest';
import { modelData } from '../../../test/model-examples.ts';
import { presentSlowly } from '../../../test/run-kind.ts';
import { correlationKind } from '../correlation/correlation-kind.ts';
import { correlationForm } from '../correlation/form.ts';
import { emptyModelRequest, fitsSlot, suitsSlot } from './form.ts';

const of = (key: string) => modelData.variables.find(one => one.key === key)!;
const [slot] = correlationForm.slots;

it('options without a stated order may be taken as a score, which is said and never done by itself', () => {
  expect(['s1', 'h', 'y', 'm'].map(key => [fitsSlot(of(key), slot), suitsSlot(of(key), slot)])).toEqual([
    [true, true],
    [true, false],
    [false, false],
    [false, false],
  ]);
  const warnings = (variables: readonly string[]) => {
    const request = { ...emptyModelRequest(correlationForm), slots: { variables } };
    const [first] = presentSlowly(correlationKind, request, modelData, 'en');
    return first!.notes.filter(({ tone }) => tone === 'warning').map(({ text }) => text);
  };
  expect(warnings(['n1', 's1'])).toEqual([]);
  expect(warnings(['n1', 'h'])).toEqual([expect.stringMatching(/numbers of their options.*H Question h\.$/)]);
});
