import { expect, it } from 'vitest';
import { offeredShares } from './offered-shares.ts';

it('numbers are offered to who may take them out, the questionnaire to who may publish it', () => {
  expect(offeredShares(['questionnaire.view', 'records.view'])).toEqual([]);
  expect(offeredShares(['questionnaire.view', 'records.export'])).toEqual(['statistics']);
  expect(offeredShares(['questionnaire.publish'])).toEqual(['questionnaire']);
  expect(offeredShares(['questionnaire.publish', 'records.export'])).toEqual(['statistics', 'questionnaire']);
});
