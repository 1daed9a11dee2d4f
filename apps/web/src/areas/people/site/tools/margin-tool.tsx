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
import { useToolForm } from './use-tool-form.ts';

const example = toolExamples.margin;

export function MarginTool({ words }: ToolProps<'margin'>) {
  const { inputs, choice, fieldsWith, frame } = useToolForm('margin', example, words);
  const { own, common } = words;
  const { found, problems } = findMargin(inputs);
  const field = fieldsWith(problems);
  return (
    <ToolFrame
      {...frame}
      fields={
        <>
          <Field {...field('n')} label={own.n} />
          <Field {...field('share')} label={own.share} />
          <ConfidenceChoice {...choice('confidence')} label={common.confidence} />
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
