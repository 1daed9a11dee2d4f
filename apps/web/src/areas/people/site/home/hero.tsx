import { siteTexts } from '@wenshu/texts/people/site';
import { ArrowRightIcon, actionClass } from '@wenshu/ui';
import { useWords } from '../site-context.ts';
import classes from './hero.module.css';
import { HeroPicture } from './hero-picture.tsx';
import { StartLink } from './start-link.tsx';

export function Hero() {
  const { hero } = useWords(siteTexts);
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <p className={classes.eyebrow}>{hero.eyebrow}</p>
        <h1 className={classes.title}>
          {hero.title.map(line => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p className={classes.text}>{hero.text}</p>
        <div className={classes.actions}>
          <StartLink
            visitor={
              <>
                {hero.start}
                <ArrowRightIcon />
              </>
            }
            member={
              <>
                {hero.toWorkspace}
                <ArrowRightIcon />
              </>
            }
          />
          <a href="/productServices/onlinePlatform" className={actionClass('quiet', 'large')}>
            {hero.more}
          </a>
        </div>
      </div>
      <HeroPicture />
    </section>
  );
}
