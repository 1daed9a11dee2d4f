import type { ReactNode } from 'react';
import { momentText } from '../../../app/language/moment-text.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import classes from './kept-list.module.css';

export interface LineWords {
  readonly survey: string;
  readonly owner: string;
  readonly own: string;
  readonly updated: string;
  /** What the table is called, where that is not the heading's words. */
  readonly list?: string;
}

interface KeptLineProps {
  readonly one: {
    readonly name: string;
    readonly scrollName: string;
    readonly nickName: string;
    readonly isOwn: boolean;
    readonly updateTime: number;
  };
  readonly words: LineWords;
  readonly hasSurvey: boolean;
  readonly to: string;
  /** Where things of several kinds are listed. */
  readonly kind?: { readonly label: string; readonly name: string };
  /** Beside its name: that it is shared, or frozen. */
  readonly tag?: string | undefined;
  readonly facts?: ReactNode;
  /** What can be done with it. */
  readonly children: ReactNode;
}

export function KeptLine({ one, words: t, hasSurvey, to, kind, tag, facts, children }: KeptLineProps) {
  return (
    <tr>
      <th scope="row">
        <AppLink to={to}>{one.name}</AppLink>
        {tag !== undefined && <span className={classes.tag}>{tag}</span>}
        {facts}
      </th>
      {kind && <td data-name={kind.label}>{kind.name}</td>}
      {hasSurvey && <td data-name={t.survey}>{one.scrollName}</td>}
      <td data-name={t.owner}>{one.isOwn ? t.own : one.nickName}</td>
      <td data-name={t.updated}>
        <time dateTime={new Date(one.updateTime).toISOString()}>{momentText(one.updateTime)}</time>
      </td>
      <td className={classes.actions}>{children}</td>
    </tr>
  );
}
