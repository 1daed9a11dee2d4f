import { siteTexts } from '@wenshu/texts/people/site';
import { ArrowRightIcon, actionClass, PauseIcon, PlayIcon } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { isBuilt } from '../../../../app/routes/built-pages.ts';
import { prefersCalm } from '../../../../app/use-is-narrow.ts';
import { areaList } from './area-list.ts';
import { AreaWheel } from './area-wheel.tsx';
import classes from './experience-areas.module.css';
import section from './section.module.css';
import { useCycle } from './use-cycle.ts';
import { useHeld } from './use-held.ts';

const CYCLE_MS = 3_000;

/** Seven areas around one hub, moving on every 3 s; pointing at them or tabbing into them holds them still (P2.67, P2.68). */
export function ExperienceAreas() {
  const { areas } = useTexts(siteTexts);
  const [isStopped, setStopped] = useState(prefersCalm);
  const [stage, isHeld] = useHeld<HTMLDivElement>();
  const [index, choose] = useCycle(areaList.length, CYCLE_MS, isStopped || isHeld);
  const area = areaList[index] ?? areaList[0];
  const texts = areas.list[area?.key ?? 'tx'];
  return (
    <section className={classes.band} aria-labelledby="areas-title">
      <div className={section.section}>
        <h2 id="areas-title" className={section.title}>
          {areas.title}
        </h2>
        <p className={section.lead}>{areas.text}</p>
        <div ref={stage} className={classes.stage}>
          <AreaWheel active={index} onPoint={choose} />
          <div className={classes.panel}>
            <p className={classes.code}>{texts.code}</p>
            <h3 className={classes.name}>{texts.name}</h3>
            <p className={classes.text}>{texts.text}</p>
            <ul className={classes.topics}>
              {texts.topics.map(topic => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
            <div className={classes.actions}>
              {area && isBuilt(area.path) && (
                <AppLink to={area.path} className={actionClass('primary')}>
                  {areas.open(texts.name)}
                  <ArrowRightIcon />
                </AppLink>
              )}
              <button
                type="button"
                className={classes.pause}
                aria-label={isStopped ? areas.play : areas.pause}
                onClick={() => setStopped(!isStopped)}
              >
                {isStopped ? <PlayIcon /> : <PauseIcon />}
              </button>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
