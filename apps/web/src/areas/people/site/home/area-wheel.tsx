import { siteTexts } from '@wenshu/texts/people/site';
import { LogoMark } from '@wenshu/ui';
import type { ComponentProps, CSSProperties } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { isBuilt } from '../../../../app/routes/built-pages.ts';
import { areaList } from './area-list.ts';
import classes from './area-wheel.module.css';

interface AreaWheelProps {
  readonly active: number;
  readonly onPoint: (index: number) => void;
}

/** Where the node stands on the wheel, in per cent of its box; the first is at the top. */
function placeOf(index: number): CSSProperties {
  const angle = (index / areaList.length) * 2 * Math.PI - Math.PI / 2;
  return { left: `${50 + 40 * Math.cos(angle)}%`, top: `${50 + 40 * Math.sin(angle)}%` };
}

/** The product's name as a picture: a hub (枢) and what turns around it. Every node leads to its solution page. */
export function AreaWheel({ active, onPoint }: AreaWheelProps) {
  const { areas } = useTexts(siteTexts);
  return (
    <div className={classes.wheel}>
      <svg className={classes.rings} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="40" />
        <circle className={classes.inner} cx="50" cy="50" r="25" />
        <g className={classes.hand} style={{ transform: `rotate(${(active / areaList.length) * 360}deg)` }}>
          <path d="M50 36V18" />
        </g>
      </svg>
      <div className={classes.hub}>
        <LogoMark tone="light" />
      </div>
      <ul aria-label={areas.label}>
        {areaList.map(({ key, path }, index) => (
          <li key={key} className={classes.node} style={placeOf(index)}>
            <Node
              to={path}
              className={classes.link}
              data-active={index === active}
              onPointerEnter={() => onPoint(index)}
              onFocus={() => onPoint(index)}
            >
              <b>{areas.list[key].code}</b>
              <span>{areas.list[key].name}</span>
            </Node>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link to its page; while that is not there, a button that only turns the wheel. */
function Node({ to, ...rest }: ComponentProps<typeof AppLink>) {
  if (isBuilt(to)) return <AppLink to={to} {...rest} />;
  return <button type="button" {...(rest as ComponentProps<'button'>)} />;
}
