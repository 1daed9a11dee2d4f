import { ArrowRightIcon, actionClass, PauseIcon, PlayIcon } from '@wenshu/ui';
import { useEffect, useState } from 'react';
import { prefersCalm } from '../../../../app/use-is-narrow.ts';
import { AreaWheel } from './area-wheel.tsx';
import classes from './experience-areas.module.css';
import type { ShownArea } from './shown-area.ts';
import { useCycle } from './use-cycle.ts';
import { useHeld } from './use-held.ts';

const CYCLE_MS = 3_000;

interface ExperienceAreasProps {
  readonly label: string;
  readonly pause: string;
  readonly play: string;
  readonly areas: readonly ShownArea[];
}

/** Seven areas around one hub, moving on every 3 s; pointing at them or tabbing into them holds them still (P2.67, P2.68). */
export function ExperienceAreas({ label, pause, play, areas }: ExperienceAreasProps) {
  const [isStopped, setStopped] = useState(false);
  // Whoever has asked for less motion gets none before they press.
  useEffect(() => setStopped(prefersCalm()), []);
  const [stage, isHeld] = useHeld<HTMLDivElement>();
  const [index, choose] = useCycle(areas.length, CYCLE_MS, isStopped || isHeld);
  return (
    <div ref={stage} className={classes.stage}>
      <AreaWheel label={label} areas={areas} active={index} onPoint={choose} />
      <div className={classes.panel}>
        {areas.map((area, at) => (
          <Panel key={area.key} area={area} isShown={at === index} />
        ))}
        <button
          type="button"
          className={classes.pause}
          aria-label={isStopped ? play : pause}
          onClick={() => setStopped(!isStopped)}
        >
          {isStopped ? <PlayIcon /> : <PauseIcon />}
        </button>
      </div>
    </div>
  );
}

/** All of them stand in the page, one is to be seen; they share one place, so nothing below moves. */
function Panel({ area, isShown }: { readonly area: ShownArea; readonly isShown: boolean }) {
  return (
    <div className={classes.area} data-shown={isShown} aria-hidden={!isShown}>
      <p className={classes.code}>{area.code}</p>
      <h3 className={classes.name}>{area.name}</h3>
      <p className={classes.text}>{area.text}</p>
      <ul className={classes.topics}>
        {area.topics.map(topic => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      <p className={classes.actions}>
        <a href={area.path} className={actionClass('primary')} tabIndex={isShown ? undefined : -1}>
          {area.open}
          <ArrowRightIcon />
        </a>
      </p>
    </div>
  );
}
