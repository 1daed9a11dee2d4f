import { channelTexts } from '@wenshu/texts/collect/links';
import { useTexts } from '../../../app/language/language.ts';
import classes from './channels.module.css';
import { figureNames, figureText } from './figures.ts';
import { CopyLink, LinkCode, UseLink } from './link-actions.tsx';
import { type LinkListProps, linkAddress, linkName } from './link-list.ts';
import { LinkSwitch } from './link-switch.tsx';

export function LinkTable({ scrollId, links, isCollecting, onUse }: LinkListProps) {
  const t = useTexts(channelTexts);
  const { columns } = t.links;
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={t.links.list}>
        <thead>
          <tr>
            {[columns.number, columns.channel, columns.link, columns.code].map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {figureNames.map(name => (
              <th key={name} scope="col" className={classes.number}>
                {t.figures[name]}
              </th>
            ))}
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {links.map(link => (
            <tr key={link.linkCode} data-link={link.linkCode}>
              <td>{link.serialNumber}</td>
              <td className={classes.channel}>{link.channel || t.links.noChannel}</td>
              <td className={classes.link}>
                <span className={classes.name}>{linkName(link)}</span>
                <span className={classes.address}>
                  <span>{linkAddress(link)}</span>
                  <CopyLink link={link} />
                </span>
              </td>
              <td>
                <LinkCode scrollId={scrollId} link={link} onUse={onUse} />
              </td>
              {figureNames.map(name => (
                <td key={name} className={classes.number} data-figure={name}>
                  {figureText(name, link)}
                </td>
              ))}
              <td>
                <LinkSwitch scrollId={scrollId} link={link} isCollecting={isCollecting} />
              </td>
              <td>
                <UseLink link={link} onUse={onUse} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
