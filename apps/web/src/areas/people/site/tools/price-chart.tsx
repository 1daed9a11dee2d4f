import { type FoundPrices, pointNames, priceNames } from './calculate/find-price-points.ts';
import { formatMeasure } from './calculate/format-figure.ts';
import type { ToolWords } from './tool-words.ts';
import classes from './tools.module.css';

const [WIDTH, HEIGHT] = [320, 200];
const [LEFT, RIGHT, TOP, BOTTOM] = [32, 312, 10, 176];

/** The four curves and where they cross; the table beside it says the same in figures. */
export function PriceChart({
  found,
  words,
}: {
  readonly found: FoundPrices;
  readonly words: ToolWords<'price'>['own'];
}) {
  const { prices, curves } = found;
  const [least, most] = [prices[0]!, prices.at(-1)!];
  const x = (price: number) =>
    (most > least ? LEFT + ((price - least) / (most - least)) * (RIGHT - LEFT) : LEFT).toFixed(1);
  const y = (percent: number) => (BOTTOM - (percent / 100) * (BOTTOM - TOP)).toFixed(1);
  return (
    <figure className={classes.chart}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.chart}>
        {[0, 50, 100].map(percent => (
          <g key={percent}>
            <line className={classes.grid} x1={LEFT} x2={RIGHT} y1={y(percent)} y2={y(percent)} />
            <text className={classes.tick} x={LEFT - 4} y={y(percent)} textAnchor="end" dominantBaseline="middle">
              {percent}%
            </text>
          </g>
        ))}
        {[least, most].map((price, end) => (
          <text
            key={end === 0 ? 'least' : 'most'}
            className={classes.tick}
            x={end === 0 ? LEFT : RIGHT}
            y={BOTTOM + 14}
            textAnchor={end === 0 ? 'start' : 'end'}
          >
            {formatMeasure(price)}
          </text>
        ))}
        {priceNames.map(name => (
          <polyline
            key={name}
            className={classes.curve}
            data-curve={name}
            points={prices.map((price, at) => `${x(price)},${y(curves[name][at]!)}`).join(' ')}
          />
        ))}
        {pointNames.map(name => {
          const point = found[name];
          return (
            point && <circle key={name} className={classes.point} cx={x(point.price)} cy={y(point.percent)} r={4} />
          );
        })}
      </svg>
      <figcaption className={classes.legend}>
        {priceNames.map(name => (
          <span key={name} data-curve={name}>
            {words[name]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
