import { LEAST_WEIGHT, MOST_WEIGHT, type RimWeight, type Weight } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button, Drawer, Segmented } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { Choose } from '../../../design/editor/logic/choose.tsx';
import type { Variable } from '../../filter/variable.ts';
import slotClasses from '../slots/slots.module.css';
import classes from './panels.module.css';
import { isWhole, RimEditor, variableChoices } from './rim-editor.tsx';

interface WeightDrawerProps {
  readonly weight: Weight | undefined;
  readonly variables: ReadonlyMap<string, Variable>;
  onApply(weight: Weight | undefined): void;
  onClose(): void;
}

const kinds = ['none', 'variable', 'rim'] as const;
const noTargets: RimWeight = { by: 'rim', targets: [], least: LEAST_WEIGHT, most: MOST_WEIGHT };

/** How much each record counts. Nothing of it holds until it is applied: half a target is none. */
export function WeightDrawer({ weight, variables, onApply, onClose }: WeightDrawerProps) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.weight;
  const [kind, setKind] = useState<(typeof kinds)[number]>(weight?.by ?? 'none');
  const [variable, setVariable] = useState(weight?.by === 'variable' ? weight.variable : undefined);
  const [rim, setRim] = useState<RimWeight>(weight?.by === 'rim' ? weight : noTargets);
  const numbers = [...variables.values()].filter(({ kept }) => kept === 'number');
  const made: Record<(typeof kinds)[number], Weight | undefined> = {
    none: undefined,
    variable: variable === undefined ? undefined : { by: 'variable', variable },
    rim: isWhole(rim) ? rim : undefined,
  };
  const isMade = kind === 'none' || made[kind] !== undefined;
  return (
    <Drawer
      open
      title={t.title}
      size={460}
      onClose={onClose}
      footer={
        <div className={slotClasses.buttons}>
          <Button
            type="primary"
            disabled={!isMade}
            onClick={() => {
              onApply(made[kind]);
              onClose();
            }}
          >
            {t.apply}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </div>
      }
    >
      <Segmented
        block
        aria-label={t.title}
        value={kind}
        options={kinds.map(value => ({ value, label: t.kinds[value] }))}
        onChange={setKind}
      />
      <div className={classes.body}>
        {kind === 'variable' && numbers.length === 0 && <p className={slotClasses.hint}>{t.noVariables}</p>}
        {kind === 'variable' && numbers.length > 0 && (
          <Choose
            label={t.variable}
            className={classes.wide}
            value={variable}
            options={variableChoices(numbers)}
            onChoose={setVariable}
          />
        )}
        {kind === 'rim' && <RimEditor rim={rim} variables={variables} onChange={setRim} />}
      </div>
    </Drawer>
  );
}
