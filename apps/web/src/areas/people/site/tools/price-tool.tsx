import { useEffect, useMemo, useState } from 'react';
import { fillWords } from './calculate/fill-words.ts';
import { type FoundPrices, findPriceIntervals, findPricePoints, pointNames } from './calculate/find-price-points.ts';
import { formatFigure, formatMeasure } from './calculate/format-figure.ts';
import { Claim } from './claim.tsx';
import { toolExamples } from './examples.ts';
import { Field } from './field.tsx';
import { PriceChart } from './price-chart.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { ToolTable } from './tool-table.tsx';
import type { ToolProps } from './tool-words.ts';
import classes from './tools.module.css';
import { useToolForm } from './use-tool-form.ts';

const example = toolExamples.price;
/** Until somebody has stopped typing: drawing people again takes a phone some tenths of a second. */
const SETTLED_MS = 300;

export function PriceTool({ words }: ToolProps<'price'>) {
  const { inputs, fieldsWith, frame } = useToolForm('price', example, words);
  const { own } = words;
  const { found, problems } = useMemo(() => findPricePoints(inputs), [inputs]);
  const intervals = usePriceIntervals(found);
  const point = (name: (typeof pointNames)[number], { price }: { readonly price: number }) => {
    const { lower, upper } = intervals?.[name] ?? { lower: null, upper: null };
    const interval = lower === null || upper === null ? '…' : `${formatMeasure(lower)} – ${formatMeasure(upper)}`;
    return [own[name], formatMeasure(price), interval];
  };
  return (
    <ToolFrame
      {...frame}
      fields={
        <Field
          {...fieldsWith(problems)('answers')}
          isLong
          label={own.answers}
          hint={inputs.answers === example.answers ? `${own.answersHint} ${own.exampleNote}` : own.answersHint}
        />
      }
      result={
        found && (
          <>
            <PriceChart found={found} words={own} />
            <ToolTable
              caption={own.points}
              heads={[own.point, own.price, own.interval]}
              names={1}
              rows={pointNames.map(name => {
                const at = found[name];
                return at ? point(name, at) : [own[name], own.none, ''];
              })}
            />
            <p className={classes.note}>
              {fillWords(own.people, {
                people: formatFigure(found.people),
                unordered: formatFigure(found.unordered),
                partial: formatFigure(found.partial),
              })}
            </p>
            {found.isSmall && <Claim isWarning words={own.small} />}
          </>
        )
      }
    />
  );
}

function usePriceIntervals(found: FoundPrices | undefined) {
  const [drawn, setDrawn] = useState<{
    readonly of: FoundPrices;
    readonly intervals: ReturnType<typeof findPriceIntervals>;
  }>();
  useEffect(() => {
    if (!found) return;
    const timer = setTimeout(() => setDrawn({ of: found, intervals: findPriceIntervals(found.answers) }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [found]);
  // Those of other prices would stand beside these.
  return drawn?.of === found ? drawn?.intervals : undefined;
}
