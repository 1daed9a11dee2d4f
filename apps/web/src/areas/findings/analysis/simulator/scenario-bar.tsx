import {
  MAX_SCENARIOS,
  MAX_SIMULATED_NAME,
  type ProductSimulation,
  type Scenario,
  type SimulationPlan,
} from '@wenshu/analysis/browser';
import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { Button, Segmented } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { NameField } from './name-field.tsx';
import { addScenario, removeScenario, withScenario } from './plan-edits.ts';
import classes from './simulator.module.css';

interface ScenarioBarProps {
  readonly plan: SimulationPlan;
  readonly simulation: ProductSimulation;
  readonly shown: Scenario;
  edit(make: (now: SimulationPlan) => SimulationPlan): void;
  onShow(id: string): void;
}

/** The scenarios: one is worked on, all are compared below. */
export function ScenarioBar({ plan, shown, edit, onShow }: ScenarioBarProps) {
  const t = useTexts(simulatorScreenTexts);
  const { scenarios } = plan;
  const isFull = scenarios.length >= MAX_SCENARIOS;
  const add = (scenario: Omit<Scenario, 'id'>) => {
    const added = addScenario(plan, scenario);
    if (!added) return;
    edit(now => addScenario(now, scenario)?.plan ?? now);
    onShow(added.id);
  };
  return (
    <div className={classes.scenarios}>
      {scenarios.length > 1 && (
        <Segmented
          size="small"
          aria-label={t.scenarios}
          className={classes.scenarioTabs!}
          value={shown.id}
          options={scenarios.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={onShow}
        />
      )}
      <NameField
        label={t.scenarioName}
        value={shown.name}
        longest={MAX_SIMULATED_NAME}
        onChange={name => edit(now => withScenario(now, shown.id, one => ({ ...one, name })))}
      />
      <Button
        size="small"
        disabled={isFull}
        onClick={() => add({ name: t.copyOf({ name: shown.name }), products: shown.products })}
      >
        {t.copyScenario}
      </Button>
      <Button
        size="small"
        disabled={isFull}
        onClick={() =>
          add({ name: t.scenario({ number: scenarios.length + 1 }), products: shown.products.slice(0, 1) })
        }
      >
        {t.addScenario}
      </Button>
      {scenarios.length > 1 && (
        <Button size="small" danger onClick={() => edit(now => removeScenario(now, shown.id))}>
          {t.removeScenario}
        </Button>
      )}
    </div>
  );
}
