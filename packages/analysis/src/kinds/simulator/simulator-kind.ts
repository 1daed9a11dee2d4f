import type { KindProblem, Questions, Variables } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import type { SimulationPlan } from '../model/simulation-plan.ts';
import { attributesOf } from '../solution/attributes.ts';
import { checkPlan } from './check-plan.ts';
import { presentSimulation } from './exhibits.ts';
import { simulatorForm } from './form.ts';
import type { FoundSimulation } from './found.ts';
import { firstScenario } from './plan.ts';
import { readWorths } from './read-worths.ts';
import { demandOf, pricesBetween, sensitivityOf } from './sensitivity.ts';
import { leadOfScenario, ruleOf, simulateScenario } from './simulate.ts';

const PRICE_STEPS = 20;

const simulatorModel: Model<FoundSimulation> = {
  name: 'simulator',
  form: simulatorForm,
  check: checkSimulator,
  fit: (data, request) => {
    const read = readWorths(data, request);
    const { simulation } = read;
    const rule = ruleOf(simulation, request.options);
    const plan: SimulationPlan = request.plan ?? { scenarios: [] };
    // Nobody has named anything yet, so it is called in no language: whoever shows it says what it is.
    const asked = plan.scenarios.length > 0 ? plan.scenarios : [firstScenario(simulation, unnamed)];
    const scenarios = asked.flatMap(scenario => {
      const shares = simulateScenario(simulation, plan, scenario, rule);
      if (!shares) return [];
      const byGroup = read.groups.map(({ code }) => simulateScenario(simulation, plan, scenario, rule, code) ?? []);
      return [{ ...scenario, shares, byGroup, lead: leadOfScenario(simulation, scenario, rule) ?? null }];
    });
    const [first] = scenarios;
    const places = [...(first?.products.keys() ?? [])];
    const prices = pricesBetween(simulation, PRICE_STEPS);
    return {
      ...read,
      scenarios,
      sensitivity: places.map(place => sensitivityOf(simulation, first!, place, rule)),
      ...(prices.length > 0 && {
        demand: { prices, shares: places.map(place => demandOf(simulation, first!, place, rule, prices)) },
      }),
    };
  },
  present: presentSimulation,
  simulation: ({ simulation }) => simulation,
};

const unnamed = { scenario: () => '', product: () => '' };

/** Utilities are those that one model saved of this very question; a plan is made of its levels. */
function checkSimulator(request: ModelRequest, variables: Variables, questions: Questions): KindProblem | undefined {
  const [question] = request.slots.question as readonly [string];
  const measured = request.slots.worths!.map(key => ({ key, measures: variables.get(key)!.measures }));
  const estimate = measured[0]?.measures?.estimate;
  const odd = measured.find(({ measures }) => measures?.question !== question || measures.estimate !== estimate);
  if (odd) return { word: 'variable-not-supported', slot: 'worths', variable: odd.key };
  return checkPlan(request.plan, attributesOf(questions.get(question)!));
}

export const simulatorKind = modelKind(simulatorModel);
