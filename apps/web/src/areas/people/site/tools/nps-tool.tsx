import { fillWords } from './calculate/fill-words.ts';
import { findNps, groupFields, scoreFields } from './calculate/find-nps.ts';
import { formatFigure, signed } from './calculate/format-figure.ts';
import { Choice } from './choice.tsx';
import { Claim } from './claim.tsx';
import { ConfidenceChoice } from './confidence-choice.tsx';
import { toolExamples } from './examples.ts';
import { Field } from './field.tsx';
import { Figures } from './figures.tsx';
import { ToolFrame } from './tool-frame.tsx';
import type { ToolProps } from './tool-words.ts';
import classes from './tools.module.css';
import { useToolForm } from './use-tool-form.ts';

const example = toolExamples.nps;

export function NpsTool({ words }: ToolProps<'nps'>) {
  const { inputs, choice, fieldsWith, frame } = useToolForm('nps', example, words);
  const { own, common } = words;
  const { found, problems } = findNps(inputs);
  const field = fieldsWith(problems);
  const percent = (value: number) => `${formatFigure(value, 1)}%`;
  return (
    <ToolFrame
      {...frame}
      fields={
        <>
          <Choice
            {...choice('by')}
            label={own.by}
            options={[
              { value: 'groups', words: own.groups },
              { value: 'scores', words: own.scores },
            ]}
          />
          <ConfidenceChoice {...choice('confidence')} label={common.confidence} />
          {inputs.by === 'groups' ? (
            groupFields.map(name => <Field key={name} {...field(name)} label={own[name]} />)
          ) : (
            <fieldset className={classes.group}>
              <legend>{own.score0to10}</legend>
              {scoreFields.map((name, score) => (
                <Field key={name} {...field(name)} label={fillWords(own.score, { score })} />
              ))}
            </fieldset>
          )}
          <Field {...field('second')} label={own.second} optional={common.optional} />
        </>
      }
      result={
        found && (
          <>
            <Figures
              list={[
                { name: own.nps, value: signed(formatFigure(found.nps, 1)) },
                {
                  name: own.interval,
                  value: [found.ciLower, found.ciUpper].map(value => signed(formatFigure(value, 1))).join(' – '),
                },
                ...(found.leastChange === null || found.isUniform
                  ? []
                  : [
                      {
                        name: own.change,
                        value: fillWords(own.changeBy, { change: formatFigure(found.leastChange, 1) }),
                      },
                    ]),
              ]}
            />
            <p className={classes.note}>
              {fillWords(own.shares, {
                promoters: percent(found.promotersPercent),
                passives: percent(found.passivesPercent),
                detractors: percent(found.detractorsPercent),
              })}
            </p>
            {found.isSmall && <Claim isWarning words={own.small} />}
            {found.isUniform && <Claim isWarning words={own.uniform} />}
          </>
        )
      }
    />
  );
}
