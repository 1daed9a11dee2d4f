import { LogoMark } from '@wenshu/ui';
import type { CSSProperties } from 'react';
import classes from './area-wheel.module.css';
import type { ShownArea } from './shown-area.ts';

interface AreaWheelProps {
  readonly label: string;
  readonly areas: readonly ShownArea[];
  readonly active: number;
  readonly onPoint: (index: number) => void;
}

/** Where the node stands on the wheel, in per cent of its box; the first is at the top. */
function placeOf(index: number, count: number): CSSProperties {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return { left: `${(50 + 40 * Math.cos(angle)).toFixed(2)}%`, top: `${(50 + 40 * Math.sin(angle)).toFixed(2)}%` };
}

/** The product's name as a picture: a hub (枢) and what turns around it. Every node leads to its solution page (P2.69). */
export function AreaWheel({ label, areas, active, onPoint }: AreaWheelProps) {
  return (
    <div className={classes.wheel}>
      <svg className={classes.rings} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="40" />
        <circle className={classes.inner} cx="50" cy="50" r="25" />
        <g className={classes.hand} style={{ transform: `rotate(${((active / areas.length) * 360).toFixed(2)}deg)` }}>
          <path d="M50 36V18" />
        </g>
      </svg>
      <div className={classes.hub}>
        <LogoMark tone="light" />
      </div>
      <ul aria-label={label}>
        {areas.map(({ key, path, code, name }, index) => (
          <li key={key} className={classes.node} style={placeOf(index, areas.length)}>
            <a
              href={path}
              className={classes.link}
              data-active={index === active}
              onPointerEnter={() => onPoint(index)}
              onFocus={() => onPoint(index)}
            >
              <b>{code}</b>
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
