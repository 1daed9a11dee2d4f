import { channelTexts } from '@wenshu/texts/collect/links';
import { useTexts } from '../../../app/language/language.ts';
import classes from './channels.module.css';
import { figureNames, figureText } from './figures.ts';
import { CopyLink, LinkCode, UseLink } from './link-actions.tsx';
import { type LinkListProps, linkAddress, linkName } from './link-list.ts';
import { LinkSwitch } from './link-switch.tsx';

/** The same as the table, where there is no room for it. */
export function LinkCards({ scrollId, links, isCollecting, onUse }: LinkListProps) {
  const t = useTexts(channelTexts);
  return (
    <ul className={classes.cards} aria-label={t.links.list}>
      {links.map(link => (
        <li key={link.linkCode} className={classes.card} data-link={link.linkCode}>
          <div className={classes.cardHead}>
            <LinkCode scrollId={scrollId} link={link} onUse={onUse} />
            <div className={classes.cardName}>
              <h2>
                {link.serialNumber}. {linkName(link)}
              </h2>
              <span className={classes.channel}>{link.channel || t.links.noChannel}</span>
            </div>
            <LinkSwitch scrollId={scrollId} link={link} isCollecting={isCollecting} />
          </div>
          <p className={classes.address}>
            <span>{linkAddress(link)}</span>
            <CopyLink link={link} />
          </p>
          <dl className={classes.facts}>
            {figureNames.map(name => (
              <div key={name}>
                <dt>{t.figures[name]}</dt>
                <dd data-figure={name}>{figureText(name, link)}</dd>
              </div>
            ))}
          </dl>
          <UseLink link={link} onUse={onUse} />
        </li>
      ))}
    </ul>
  );
}
