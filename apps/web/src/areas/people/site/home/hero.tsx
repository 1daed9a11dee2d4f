import { siteTexts } from '@wenshu/texts/people/site';
import { ArrowRightIcon, actionClass } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { isBuilt } from '../../../../app/routes/built-pages.ts';
import { useSession } from '../../../../app/session/session.ts';
import classes from './hero.module.css';
import { HeroPicture } from './hero-picture.tsx';
import { startAddress } from './start-address.ts';

const MORE = '/productServices/onlinePlatform';

export function Hero() {
  const { hero } = useTexts(siteTexts);
  const isSignedIn = useSession(state => state.isSignedIn);
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
          <AppLink to={startAddress(isSignedIn)} className={actionClass('primary', 'large')}>
            {isSignedIn ? hero.toWorkspace : hero.start}
            <ArrowRightIcon />
          </AppLink>
          {isBuilt(MORE) && (
            <AppLink to={MORE} className={actionClass('quiet', 'large')}>
              {hero.more}
            </AppLink>
          )}
        </div>
      </div>
      <HeroPicture />
    </section>
  );
}
