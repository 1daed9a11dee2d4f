import { siteTexts } from '@wenshu/texts/people/site';
import { actionClass } from '@wenshu/ui';
import { useWords } from '../site-context.ts';
import classes from './closing.module.css';
import { StartLink } from './start-link.tsx';

export function Closing() {
  const { closing, hero } = useWords(siteTexts);
  return (
    <section className={classes.closing}>
      <h2 className={classes.title}>{closing.title}</h2>
      <p className={classes.text}>{closing.text}</p>
      <div className={classes.actions}>
        <StartLink visitor={closing.start} member={hero.toWorkspace} />
        <a href="/connect-us" className={actionClass('quiet', 'large')}>
          {closing.contact}
        </a>
      </div>
    </section>
  );
}
