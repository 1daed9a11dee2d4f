import { fillWords } from './calculate/fill-words.ts';
import { findMargin } from './calculate/find-margin.ts';
import { formatFigure, formatPercent } from './calculate/format-figure.ts';
import { Claim } from './claim.tsx';
import { ConfidenceChoice } from './confidence-choice.tsx';
import { toolExamples } from './examples.ts';
import { Field } from './field.tsx';
import { Figures } from './figures.tsx';
import { ToolFrame } from './tool-frame.tsx';
import type { ToolProps } from './tool-words.ts';
import { useToolInputs } from './use-tool-inputs.ts';

const example = toolExamples.margin;

export function MarginTool({ words }: ToolProps<'margin'>) {
  const { inputs, put, change } = useToolInputs('margin', example);
  const { own, common, problems: sentences } = words;
  const { found, problems } = findMargin(inputs);
  const field = (name: keyof typeof inputs) => ({
    id: `margin-${name}`,
    value: inputs[name],
    problem: problems?.[name],
    problems: sentences,
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <ToolFrame
      tool="margin"
      words={words}
      inputs={inputs}
      example={example}
      onInputs={put}
      fields={
        <>
          <Field {...field('n')} label={own.n} />
          <Field {...field('share')} label={own.share} />
          <ConfidenceChoice
            id="margin-confidence"
            label={common.confidence}
            value={inputs.confidence}
            onChange={confidence => change({ confidence })}
          />
          <Field {...field('population')} label={own.population} optional={common.optional} />
          <Field {...field('designEffect')} label={own.designEffect} optional={common.optional} hint={own.designHint} />
        </>
      }
      result={
        found && (
          <>
            <Figures
              list={[
                { name: own.interval, value: found.wilson.map(share => formatPercent(share)).join(' – ') },
                {
                  name: own.plus,
                  value: fillWords(own.points, { margin: `± ${formatFigure(100 * found.marginOfError, 1)}` }),
                },
                ...(found.effectiveN === null
                  ? []
                  : [{ name: own.effective, value: formatFigure(found.effectiveN, 0) }]),
              ]}
            />
            {found.isSmall && <Claim isWarning words={own.small} />}
            {found.isEverybody && <Claim words={own.everybody} />}
          </>
        )
      }
    />
  );
}
