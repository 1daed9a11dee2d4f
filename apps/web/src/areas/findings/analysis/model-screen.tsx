import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { modelTexts } from '@wenshu/texts/findings/models/index';
import type { ModelWords } from '@wenshu/texts/findings/models/model-words';
import { EmptyState } from '@wenshu/ui';
import { useCallback, useState } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import { formOf, isBegun, type ModelAnalysis, ownSlots, savesNow, slotsLacking } from './models/model-analysis.ts';
import { ModelContext } from './models/model-context.ts';
import { ModelHead } from './models/model-head.tsx';
import { ModelOptions } from './models/model-options.tsx';
import { ModelSlot } from './models/model-slot.tsx';
import { ModelVariables } from './models/model-variables.tsx';
import { researchIn, withOnlyQuestion } from './models/research-questions.ts';
import { ResearchSetup } from './models/research-setup.tsx';
import { SaveToData } from './models/save-to-data.tsx';
import { useNaming } from './models/use-naming.ts';
import { useSwitchModel } from './models/use-switch-model.ts';
import { AnalysisFrame } from './screen/analysis-frame.tsx';
import { ModelPanel } from './simulator/model-panel.tsx';
import { settled } from './simulator/own-worths.ts';
import { type OfItsKind, type OpenedProps, useOpenAnalysis } from './work/use-open-analysis.ts';

const isWhole = (analysis: ModelAnalysis) => slotsLacking(analysis).length === 0;
const ofModels: OfItsKind<ModelAnalysis> = { isBegun, isWhole };

/** Where there is one question that it can work on, nobody has to choose it. A kept one is as it was left. */
function begunWith({ first, ownQuestions, ownVariables }: OpenedProps<ModelAnalysis>) {
  const begun = withOnlyQuestion(first, ownQuestions);
  if (begun.analysisId !== undefined) return begun;
  return { ...begun, analysis: settled(undefined, begun.analysis, ownVariables, ownQuestions) };
}

/** A model, whichever it is: what it asks for is drawn from its form. */
export function ModelScreen(props: OpenedProps<ModelAnalysis>) {
  const t = useTexts(modelScreenTexts);
  const [first] = useState(() => begunWith(props));
  const open = useOpenAnalysis({ ...props, first }, ofModels);
  const { analysis } = open.work;
  const { ownVariables, ownQuestions } = props;
  const { change: changeWork } = open.work;
  const change: typeof changeWork = useCallback(
    make => changeWork(now => settled(now, make(now), ownVariables, ownQuestions)),
    [changeWork, ownVariables, ownQuestions],
  );
  const switchTo = useSwitchModel(open);
  const name = useNaming(open);
  const { slots, options, takesWeight } = formOf(analysis);
  const words: ModelWords = modelTexts[analysis.kind][language];
  const lacking = slotsLacking(open.shown).map(slot =>
    t.lacking({ slot: words.slots[slot.name]!.name, least: slot.least }),
  );
  return (
    <ModelContext value={{ analysis, change, words }}>
      <AnalysisFrame
        open={open}
        takesWeight={takesWeight}
        isSetUpFirst={!isWhole(first.analysis)}
        places={[...ownSlots(analysis), ...options].map(part => part.name)}
        empty={<EmptyState title={words.answers} text={t.empty({ lacking: t.list(lacking) })} />}
        aboveResults={savesNow(analysis) && <SaveToData open={open} />}
        panel={<ModelPanel open={open} />}
        onName={name}
      >
        <ModelHead onSwitch={kind => void switchTo(kind)} />
        <ResearchSetup questions={researchIn(props.ownQuestions, slots)}>
          <ModelVariables />
          {ownSlots(analysis).map(slot => (
            <ModelSlot key={slot.name} slot={slot} />
          ))}
        </ResearchSetup>
        <ModelOptions />
      </AnalysisFrame>
    </ModelContext>
  );
}
