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
import { useToolForm } from './use-tool-form.ts';

const example = toolExamples['sample-size'];

export function SampleSizeTool({ words }: ToolProps<'sampleSize'>) {
  const { inputs, choice, fieldsWith, frame } = useToolForm('sample-size', example, words);
  const { own, common } = words;
  const { found, problems } = findSampleSize(inputs);
  const field = fieldsWith(problems);
  return (
    <ToolFrame
      {...frame}
      fields={
        <>
          <Field {...field('margin')} label={own.margin} />
          <ConfidenceChoice {...choice('confidence')} label={common.confidence} />
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
