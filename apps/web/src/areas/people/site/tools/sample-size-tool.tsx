import { fillWords } from './calculate/fill-words.ts';
import { findSampleSize } from './calculate/find-sample-size.ts';
import { formatFigure } from './calculate/format-figure.ts';
import { Claim } from './claim.tsx';
import { ConfidenceChoice } from './confidence-choice.tsx';
import { toolExamples } from './examples.ts';
import { Field } from './field.tsx';
import { Figures } from './figures.tsx';
import { ToolFrame } from './tool-frame.tsx';
import type { ToolProps } from './tool-words.ts';
import { useToolInputs } from './use-tool-inputs.ts';

const example = toolExamples['sample-size'];

export function SampleSizeTool({ words }: ToolProps<'sampleSize'>) {
  const { inputs, put, change } = useToolInputs('sample-size', example);
  const { own, common, problems: sentences } = words;
  const { found, problems } = findSampleSize(inputs);
  const field = (name: keyof typeof inputs) => ({
    id: `sample-size-${name}`,
    value: inputs[name],
    problem: problems?.[name],
    problems: sentences,
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <ToolFrame
      tool="sample-size"
      words={words}
      inputs={inputs}
      example={example}
      onInputs={put}
      fields={
        <>
          <Field {...field('margin')} label={own.margin} />
          <ConfidenceChoice
            id="sample-size-confidence"
            label={common.confidence}
            value={inputs.confidence}
            onChange={confidence => change({ confidence })}
          />
          <Field {...field('share')} label={own.share} hint={own.shareHint} />
          <Field {...field('population')} label={own.population} optional={common.optional} />
          <Field {...field('response')} label={own.response} />
        </>
      }
      result={
        found && (
          <>
            <Figures
              list={[
                { name: own.answers, value: fillWords(own.answerCount, { n: formatFigure(found.answers) }) },
                {
                  name: own.invitations,
                  value: fillWords(own.invitationCount, { n: formatFigure(found.invitations) }),
                },
              ]}
            />
            {found.isBeyondPopulation && <Claim isWarning words={own.beyond} />}
            {found.isRough && <Claim isWarning words={own.rough} />}
          </>
        )
      }
    />
  );
}
