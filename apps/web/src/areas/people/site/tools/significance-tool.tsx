import { loadMeanCalculators } from '@wenshu/statistics/calculators';
import { useEffect, useState } from 'react';
import { fillWords } from './calculate/fill-words.ts';
import {
  type FoundSignificance,
  findMeanSignificance,
  findShareSignificance,
  type MeanCalculators,
  type SignificanceOutcome,
} from './calculate/find-significance.ts';
import { formatFigure, formatMeasure, formatP, signed } from './calculate/format-figure.ts';
import { Choice } from './choice.tsx';
import { Claim } from './claim.tsx';
import { ConfidenceChoice } from './confidence-choice.tsx';
import { toolExamples } from './examples.ts';
import { Field } from './field.tsx';
import { Figures } from './figures.tsx';
import { ToolFrame } from './tool-frame.tsx';
import type { ToolProps, ToolWords } from './tool-words.ts';
import classes from './tools.module.css';
import { useToolForm } from './use-tool-form.ts';

const example = toolExamples.significance;
const shareFields = { A: ['shareA', 'baseA'], B: ['shareB', 'baseB'] } as const;
const meanFields = { A: ['meanA', 'sdA', 'peopleA'], B: ['meanB', 'sdB', 'peopleB'] } as const;

export function SignificanceTool({ words }: ToolProps<'significance'>) {
  const { inputs, choice, fieldsWith, frame } = useToolForm('significance', example, words);
  const { own, common } = words;
  const isOfMeans = inputs.of === 'means';
  const calculators = useMeanCalculators(isOfMeans);
  const outcome: SignificanceOutcome | undefined = !isOfMeans
    ? findShareSignificance(inputs)
    : calculators && findMeanSignificance(inputs, calculators);
  const labels = isOfMeans ? [own.mean, own.sd, own.base] : [own.share, own.base];
  const field = fieldsWith(outcome?.problems);
  const group = (side: 'A' | 'B', heading: string) => (
    <fieldset className={classes.group}>
      <legend>{heading}</legend>
      {(isOfMeans ? meanFields : shareFields)[side].map((name, at) => (
        <Field key={name} {...field(name)} label={labels[at]!} />
      ))}
    </fieldset>
  );
  return (
    <ToolFrame
      {...frame}
      fields={
        <>
          <Choice
            {...choice('of')}
            label={own.of}
            options={[
              { value: 'shares', words: own.shares },
              { value: 'means', words: own.means },
            ]}
          />
          <ConfidenceChoice {...choice('confidence')} label={common.confidence} />
          {group('A', own.groupA)}
          {group('B', own.groupB)}
        </>
      }
      result={
        outcome?.found ? (
          <Told found={outcome.found} own={own} isOfMeans={isOfMeans} confidence={inputs.confidence} />
        ) : (
          !outcome && <p className={classes.note}>{common.working}</p>
        )
      }
    />
  );
}

interface ToldProps {
  readonly found: FoundSignificance;
  readonly own: ToolWords<'significance'>['own'];
  readonly isOfMeans: boolean;
  readonly confidence: string;
}

function Told({ found, own, isOfMeans, confidence }: ToldProps) {
  const { difference, interval, pValue, isSignificant, isExact } = found;
  const figure = (value: number) => signed(isOfMeans ? formatMeasure(value) : formatFigure(100 * value, 1));
  const measure = (text: string) => (isOfMeans ? text : fillWords(own.points, { value: text }));
  const sentence = !isSignificant ? own.open : difference > 0 ? own.higher : own.lower;
  return (
    <>
      <Claim words={fillWords(sentence, { confidence })} />
      <Figures
        list={[
          { name: own.difference, value: measure(figure(difference)) },
          ...(interval ? [{ name: own.interval, value: measure(interval.map(figure).join(' – ')) }] : []),
          { name: own.p, value: formatP(pValue) },
        ]}
      />
      {isExact && <Claim isWarning words={isOfMeans ? own.noSpread : own.exact} />}
    </>
  );
}

/** Fetched when it is first needed. */
function useMeanCalculators(isNeeded: boolean): MeanCalculators | undefined {
  const [calculators, setCalculators] = useState<MeanCalculators>();
  useEffect(() => {
    if (!isNeeded || calculators) return;
    let isGone = false;
    void loadMeanCalculators().then(module => !isGone && setCalculators(module));
    return () => {
      isGone = true;
    };
  }, [isNeeded, calculators]);
  return calculators;
}
