import type { ReportTheme } from '@wenshu/analysis/browser';
import { pictureAddress } from './picture-address.ts';
import classes from './reading.module.css';

export function PageLogo({ theme: { logo } }: { readonly theme: ReportTheme }) {
  if (!logo) return null;
  return (
    <img
      className={classes.logo}
      data-corner={logo.corner}
      src={pictureAddress(logo.fileId)}
      alt=""
      draggable={false}
    />
  );
}
