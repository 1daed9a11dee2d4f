import { useMemo } from 'react';
import { fillWords } from './calculate/fill-words.ts';
import { type FoundRim, findRimWeights } from './calculate/find-rim-weights.ts';
import { formatFigure, formatPercent } from './calculate/format-figure.ts';
import { type RimTarget, readCells } from './calculate/read-cells.ts';
import { parseShares, shareOf, withShare } from './calculate/rim-shares.ts';
import { Claim } from './claim.tsx';
import { Field } from './field.tsx';
import { Figures } from './figures.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { ToolTable } from './tool-table.tsx';
import type { ToolProps, ToolWords } from './tool-words.ts';
import classes from './tools.module.css';
import { useToolForm } from './use-tool-form.ts';

type Own = ToolWords<'rim'>['own'];

const nameOf = (own: Own, { name }: RimTarget, at: number) => name || fillWords(own.unnamed, { n: at + 1 });

export function RimTool({ words }: ToolProps<'rim'>) {
  const { own, problems: sentences } = words;
  const example = useMemo(() => ({ counts: own.example, targets: own.exampleTargets }), [own]);
  const { inputs, change, fieldsWith, frame } = useToolForm('rim', example, words);
  const table = readCells(inputs.counts);
  const { found, problems } = findRimWeights(inputs);
  // By place: two of them may be called alike.
  const targets = table.problem ? [] : table.targets.map((target, at) => ({ target, at, key: `target-${at}` }));
  const shares = parseShares(inputs.targets);
  const wrong = problems?.targets;
  return (
    <ToolFrame
      {...frame}
      fields={
        <>
          <Field {...fieldsWith(problems)('counts')} isLong label={own.counts} hint={own.countsHint} />
          <p className={classes.wide}>
            <strong>{own.targetsTitle}</strong> <span className={classes.note}>{own.targetsHint}</span>
          </p>
          {targets.map(({ target, at, key }) => (
            <fieldset key={key} className={classes.group}>
              <legend>{nameOf(own, target, at)}</legend>
              {target.groups.map((group, place) => (
                <Field
                  key={group}
                  id={`rim-target-${at}-${place}`}
                  label={group}
                  value={shareOf(shares, at, group)}
                  problem={wrong?.target === at && wrong.name === group ? wrong : undefined}
                  problems={sentences}
                  onChange={share =>
                    change({
                      targets: withShare(
                        inputs.targets,
                        targets.map(one => one.target),
                        { target: at, group, share },
                      ),
                    })
                  }
                />
              ))}
            </fieldset>
          ))}
        </>
      }
      result={found && <Told found={found} own={own} />}
    />
  );
}

function Told({ found, own }: { readonly found: FoundRim; readonly own: Own }) {
  const { targets } = found;
  return (
    <>
      <Figures
        list={[
          { name: own.efficiency, value: `${formatFigure(found.efficiency, 1)}%` },
          {
            name: own.effective,
            value: fillWords(own.ofPeople, {
              effective: formatFigure(found.effective),
              people: formatFigure(found.people),
            }),
          },
          { name: own.range, value: `${formatFigure(found.least, 2)} – ${formatFigure(found.most, 2)}` },
        ]}
      />
      <Claim isWarning={!found.isReached} words={found.isReached ? own.reached : own.unreached} />
      <ToolTable
        caption={own.weights}
        heads={[...targets.map((target, at) => nameOf(own, target, at)), own.people, own.weight]}
        names={targets.length}
        rows={found.weights.map(({ groups, people, weight }) => [
          ...groups,
          formatFigure(people),
          formatFigure(weight, 3),
        ])}
      />
      <ToolTable
        caption={own.targetsTitle}
        heads={[own.group, own.before, own.wanted, own.after]}
        names={1}
        rows={found.shares.map(({ target, group, before, wanted, after }) => [
          `${nameOf(own, targets[target]!, target)} · ${group}`,
          ...[before, wanted, after].map(share => formatPercent(share)),
        ])}
      />
    </>
  );
}
