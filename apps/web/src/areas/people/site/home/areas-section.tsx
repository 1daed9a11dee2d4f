import { siteTexts } from '@wenshu/texts/people/site';
import { Island } from '../islands/island.tsx';
import { useWords } from '../site-context.ts';
import { areaList } from './area-list.ts';
import classes from './experience-areas.module.css';
import { ExperienceAreas } from './experience-areas.tsx';
import section from './section.module.css';

/** The seven areas with their words (P1.16). */
export function AreasSection() {
  const { areas } = useWords(siteTexts);
  const shown = areaList.map(({ key, path }) => {
    const { code, name, text, topics } = areas.list[key];
    return { key, path, code, name, text, topics, open: areas.open(name) };
  });
  return (
    <section className={classes.band} aria-labelledby="areas-title">
      <div className={section.section}>
        <h2 id="areas-title" className={section.title}>
          {areas.title}
        </h2>
        <p className={section.lead}>{areas.text}</p>
        <Island
          name="experience-areas"
          part={ExperienceAreas}
          props={{ label: areas.label, pause: areas.pause, play: areas.play, areas: shown }}
        />
      </div>
    </section>
  );
}
