import type { Gallery } from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { useState } from 'react';
import type { Drilling } from './exhibit-table.tsx';
import classes from './open-exhibits.module.css';

interface ExhibitGalleryProps {
  readonly gallery: Gallery;
  readonly language: Language;
  readonly drilling?: Drilling | undefined;
}

/** Files that people uploaded: pictures as such, others by their ending. */
export function ExhibitGallery({ gallery: { files, total }, language, drilling }: ExhibitGalleryProps) {
  const t = exhibitViewTexts[language];
  const Link = drilling?.Link;
  return (
    <>
      <p className={classes.count}>{t.shownOf({ shown: files.length, total })}</p>
      <ul className={classes.files}>
        {files.map(file => (
          <li key={file.fileId} className={classes.file}>
            <Thumbnail file={file} />
            {file.address === undefined ? (
              <span className={classes.name}>{file.name}</span>
            ) : (
              <a className={classes.name} href={file.address} target="_blank" rel="noreferrer" title={file.name}>
                {file.name}
              </a>
            )}
            {Link && drilling.recordAddressOf && (
              <Link to={drilling.recordAddressOf(file.recordId)} className={classes.open!} title={t.openRecord}>
                {t.openRecord}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Thumbnail({ file: { name, type, address } }: { readonly file: Gallery['files'][number] }) {
  // An address lasts some minutes, and not every browser shows every picture: its ending says what it is then.
  const [isGone, setIsGone] = useState(false);
  if (address !== undefined && type.startsWith('image/') && !isGone)
    return (
      <img
        className={classes.thumbnail}
        src={address}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setIsGone(true)}
      />
    );
  return (
    <span className={classes.thumbnail} aria-hidden="true">
      {(/\.([0-9a-z]{1,5})$/i.exec(name)?.[1] ?? '?').toUpperCase()}
    </span>
  );
}
