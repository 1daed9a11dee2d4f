/** The engine of simulators, as screens have it: the very same that makes exhibits on the server. It is fetched when a simulator is opened. */
export { type ChoiceRule, type SearchGoal, searchGoals } from '@wenshu/statistics';
export { brandShares } from './kinds/bpto/brand-shares.ts';
export { demandAt } from './kinds/psm/demand-at.ts';
export { firstScenario, levelOf, priceOfProduct, withLevel } from './kinds/simulator/plan.ts';
export { type BestProductSearch, type BestProducts, searchBest } from './kinds/simulator/search.ts';
export { demandOf, pricesBetween, sensitivityOf } from './kinds/simulator/sensitivity.ts';
export { isBeyond, ruleOf, type SimulatedShare, simulateScenario } from './kinds/simulator/simulate.ts';
export { tellBest } from './kinds/simulator/tell-best.ts';
