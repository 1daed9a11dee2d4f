import type { ProductSimulation, Scenario, SimulationPlan } from '@wenshu/analysis/browser';
import { firstScenario, ruleOf, simulateScenario } from '@wenshu/analysis/simulation';
import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { Button, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { keysIn, type ModelAnalysis } from '../models/model-analysis.ts';
import { useModel } from '../models/model-context.ts';
import type { OpenAnalysis } from '../work/use-open-analysis.ts';
import { BestProduct } from './best-product.tsx';
import { LiveShares } from './live-shares.tsx';
import { MoneyFields } from './money-fields.tsx';
import { ProductCards } from './product-cards.tsx';
import { ScenarioBar } from './scenario-bar.tsx';
import { SensitivityBars } from './sensitivity-bars.tsx';
import classes from './simulator.module.css';
import { type SlidPrice, withSlid } from './slid-price.ts';
import { useSimulation } from './use-simulation.ts';
import { WorthSource } from './worth-source.tsx';

interface PanelProps {
  readonly open: OpenAnalysis<ModelAnalysis>;
}

/** How people decide changes nothing of what levels are worth to them: these are not fetched anew for it. */
const undecided = { method: 'logit', scale: 1, none: true } as const;

/** Products side by side whose shares move at once, worked out here by the same engine as the exhibits below. */
export default function SimulatorPanel({ open }: PanelProps) {
  const t = useTexts(simulatorScreenTexts);
  const { analysis } = useModel();
  const { request } = analysis;
  const asked = { ...analysis, request: { ...request, options: { ...request.options, ...undecided } } };
  const isWhole = keysIn(analysis, 'question').length > 0;
  const { simulation, isFailed, refetch } = useSimulation(open.scrollId, 'products', asked, isWhole);
  if (!isWhole) return null;
  return (
    <section className={classes.panel} aria-label={t.title}>
      <WorthSource simulation={simulation} ownVariables={open.ownVariables} />
      {simulation ? (
        <Simulator simulation={simulation} />
      ) : (
        <p className={classes.waiting} role="status">
          {isFailed ? t.failed : t.loading}{' '}
          {isFailed && (
            <Button size="small" onClick={refetch}>
              {t.again}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}

function Simulator({ simulation }: { readonly simulation: ProductSimulation }) {
  const t = useTexts(simulatorScreenTexts);
  const { analysis, change, variables } = useModel();
  const { request } = analysis;
  const [shownId, setShownId] = useState<string>();
  const [slid, setSlid] = useState<SlidPrice>();
  const [group, setGroup] = useState<number>();
  const plan = usePlan(request.plan, simulation);
  const kept = plan.scenarios.find(({ id }) => id === shownId) ?? plan.scenarios[0]!;
  const scenario = slid ? withSlid(kept, slid) : kept;
  const rule = useMemo(() => ruleOf(simulation, request.options), [simulation, request.options]);
  const groups = useMemo(() => [...new Set(simulation.groups ?? [])].filter(code => code !== null), [simulation]);
  const shownGroup = group !== undefined && groups.includes(group) ? group : undefined;
  const shares = useMemo(
    () => simulateScenario(simulation, plan, scenario, rule, shownGroup) ?? [],
    [simulation, plan, scenario, rule, shownGroup],
  );
  const edit = (make: (now: SimulationPlan) => SimulationPlan) =>
    change(now => ({ ...now, request: { ...now.request, plan: make(now.request.plan ?? plan) } }));
  const editScenario = (make: (now: Scenario) => Scenario) =>
    edit(now => ({ ...now, scenarios: now.scenarios.map(one => (one.id === kept.id ? make(one) : one)) }));
  const categories = variables.get(keysIn(analysis, 'group')[0] ?? '')?.categories ?? [];
  return (
    <>
      <div className={classes.tools}>
        <ScenarioBar plan={plan} simulation={simulation} edit={edit} shown={kept} onShow={setShownId} />
        {groups.length > 0 && (
          <Select
            size="small"
            aria-label={t.group}
            value={shownGroup ?? ''}
            popupMatchSelectWidth={false}
            options={[
              { value: '', label: t.everybody },
              ...groups.map(code => ({
                value: code,
                label: categories.find(one => one.code === code)?.label ?? String(code),
              })),
            ]}
            onChange={chosen => setGroup(chosen === '' ? undefined : Number(chosen))}
          />
        )}
        <BestProduct simulation={simulation} plan={plan} scenario={kept} rule={rule} editScenario={editScenario} />
      </div>
      <ProductCards
        simulation={simulation}
        scenario={scenario}
        shares={shares}
        editScenario={editScenario}
        onSlide={setSlid}
      />
      <MoneyFields simulation={simulation} plan={plan} edit={edit} />
      {kept.products.length > 0 && (
        <SensitivityBars
          simulation={simulation}
          scenario={scenario}
          rule={rule}
          editScenario={editScenario}
          group={shownGroup}
        />
      )}
      <LiveShares scenario={scenario} shares={shares} />
    </>
  );
}

/** What is asked, or what there is before anybody has asked: kept with the first change. */
function usePlan(plan: SimulationPlan | undefined, simulation: ProductSimulation): SimulationPlan {
  const t = useTexts(simulatorScreenTexts);
  return useMemo(() => {
    if (plan && plan.scenarios.length > 0) return plan;
    const words = {
      scenario: (number: number) => t.scenario({ number }),
      product: (number: number) => t.product({ number }),
    };
    return { ...plan, scenarios: [firstScenario(simulation, words)] };
  }, [plan, simulation, t]);
}
