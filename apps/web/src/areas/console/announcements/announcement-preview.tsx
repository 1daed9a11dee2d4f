import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { messageKinds } from '@wenshu/texts/people/messages';
import { useTexts } from '../../../app/language/language.ts';
import classes from './announcements.module.css';

interface Words {
  readonly title: string;
  readonly text: string;
}

interface AnnouncementPreviewProps {
  readonly written: { readonly zh: Words; readonly en: Words };
  readonly path: string | null;
}

/** As it stands among a reader's messages, in each language. */
export function AnnouncementPreview({ written, path }: AnnouncementPreviewProps) {
  const { languages } = useTexts(consoleKitTexts);
  return (
    <div className={classes.previews}>
      {(['zh', 'en'] as const).map(language => {
        const { title, content } = messageKinds[language].announcement;
        return (
          <section key={language} className={classes.message} aria-label={languages[language]}>
            <p className={classes.messageTitle}>{title(written)}</p>
            <p className={classes.messageText}>{content(written)}</p>
            {path !== null && <p className={classes.second}>→ {path}</p>}
          </section>
        );
      })}
    </div>
  );
}
