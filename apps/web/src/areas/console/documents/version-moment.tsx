import type { DocumentRoomVersion } from '@wenshu/api-contract';
import { documentsRoomTexts } from '@wenshu/texts/console/documents';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import classes from './documents.module.css';

/** Which version, and since when it holds, or will. */
export function VersionMoment({ version: found }: { readonly version: DocumentRoomVersion | undefined }) {
  const t = useTexts(documentsRoomTexts);
  if (!found) return <>{t.none}</>;
  const { version, validFrom } = found;
  return (
    <>
      {t.version({ version })}
      {validFrom !== null && <span className={classes.second}>{t.since({ moment: momentText(validFrom) })}</span>}
    </>
  );
}
