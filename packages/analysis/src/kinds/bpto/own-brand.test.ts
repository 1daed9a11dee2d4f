import { expect, it } from 'vitest';
import { figureIn, toldBy } from '../../../test/case-data.ts';
import { modelRequest, presentModel } from '../../../test/model-truth.ts';
import { runSlowly } from '../../../test/run-kind.ts';
import { researchQuestions, simulateResearch } from '../../../test/simulated-research.ts';
import { type BrandSimulation, kinds, type PriceSimulation } from '../../index.ts';
import { brandShares, demandAt } from '../../simulation.ts';

const data = simulateResearch(300);
const { bpto, psm, cheapIntent, expensiveIntent } = researchQuestions;
const slots = { question: [bpto.id], group: [] };

it('shows the own brand against the others: what its price does, who is won from whom', () => {
  expect(presentModel('bpto', { slots }, data).some(({ id }) => id === 'ownPrices')).toBe(false);
  const request = modelRequest('bpto', { slots, options: { own: 1 } });
  const exhibits = presentModel('bpto', request, data);
  const simulation = kinds.bpto.simulation!(
    runSlowly(kinds.bpto, request as never, data),
    request as never,
  ) as BrandSimulation;
  const now = brandShares(simulation, simulation.at);
  // At the scenario's own prices the model says what the table of elasticities says.
  const id = simulation.brands[0]!.id;
  expect(now[0]).toBeCloseTo(figureIn(exhibits, 'elasticities', id, 'share')!, 6);
  const [lowest] = simulation.brands[0]!.prices;
  const cheap = brandShares(simulation, simulation.at.with(0, lowest!));
  expect(figureIn(exhibits, 'ownPrices', String(lowest), 'share')).toBeCloseTo(cheap[0]!, 9);
  expect(cheap[0]).toBeGreaterThan(now[0]!);
  // What it wins, the others and none lose.
  const others = simulation.brands.slice(1).map(brand => figureIn(exhibits, 'ownPrices', String(lowest), brand.id)!);
  const none = figureIn(exhibits, 'ownPrices', String(lowest), 'none')!;
  expect([...others, none].every(change => change < 0)).toBe(true);
  expect([...others, none].reduce((sum, change) => sum + change, 0)).toBeCloseTo(now[0]! - cheap[0]!, 9);
  expect(figureIn(exhibits, 'rivals', simulation.brands[1]!.id, 'onThem')).toBeGreaterThan(0);
  expect(toldBy(exhibits, 'ownPrices', 'meaning')[0]).toContain('Acme');
});

it('has demand between the prices that people named, by intents or by what they accept', () => {
  const simulated = (more: object) => {
    const request = modelRequest('psm', { slots: { question: [psm.id], group: [], ...more } });
    return kinds.psm.simulation!(runSlowly(kinds.psm, request as never, data), request as never) as PriceSimulation;
  };
  const accepted = simulated({});
  expect(accepted.basedOn).toBe('acceptance');
  const intended = simulated({ intentCheap: [cheapIntent.id], intentExpensive: [expensiveIntent.id] });
  expect(intended.basedOn).toBe('intent');
  for (const one of [accepted, intended]) {
    expect(one.demand.every(share => share >= 0 && share <= 100)).toBe(true);
    const [first, second] = one.prices;
    expect(demandAt(one, first!)).toBe(one.demand[0]);
    expect(demandAt(one, (first! + second!) / 2)).toBeCloseTo((one.demand[0]! + one.demand[1]!) / 2, 9);
    expect([demandAt(one, first! - 1), demandAt(one, one.prices.at(-1)! + 1)]).toEqual([0, 0]);
  }
});
