import { language } from '../../../../app/language/language.ts';
import classes from './record.module.css';
import type { RecordData } from './record-data.ts';

const sizes = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'zh-CN', { maximumFractionDigits: 1 });
const KILOBYTE = 1024;

/** What was uploaded: pictures are seen, all can be opened. */
export function RecordFiles({ files, title }: { readonly files: RecordData['files']; readonly title: string }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={classes.files}>
        {files.map(({ id, name, size, contentType, address }) => (
          <li key={id}>
            <a href={address} target="_blank" rel="noreferrer">
              {contentType.startsWith('image/') && <img src={address} alt="" loading="lazy" />}
              <span>{name}</span>
            </a>
            <span className={classes.faint}>{sizes.format(size / KILOBYTE)} KB</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
