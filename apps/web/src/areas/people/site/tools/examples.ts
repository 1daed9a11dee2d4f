import type { ToolInputs } from '@wenshu/api-contract/kept-result';
import type { SiteTool } from '@wenshu/api-contract/site-tools';
import { priceExample } from './price-example.ts';

type WordlessTool = Exclude<SiteTool, 'rim'>;

/** What the calculators begin with. That of weights has words in it and comes with them. */
export const toolExamples: { readonly [Tool in WordlessTool]: ToolInputs<Tool> } = {
  'sample-size': { margin: '5', confidence: '95', population: '', share: '50', response: '20' },
  margin: { n: '400', share: '35', confidence: '95', population: '', designEffect: '1' },
  significance: {
    of: 'shares',
    confidence: '95',
    shareA: '32',
    baseA: '400',
    shareB: '40',
    baseB: '420',
    meanA: '3.8',
    sdA: '1.1',
    peopleA: '400',
    meanB: '4',
    sdB: '1',
    peopleB: '420',
  },
  nps: {
    by: 'groups',
    confidence: '95',
    promoters: '168',
    passives: '142',
    detractors: '90',
    score0: '6',
    score1: '3',
    score2: '5',
    score3: '8',
    score4: '10',
    score5: '26',
    score6: '32',
    score7: '61',
    score8: '81',
    score9: '97',
    score10: '71',
    second: '400',
  },
  price: { answers: priceExample },
};
