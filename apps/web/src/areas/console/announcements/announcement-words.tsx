import { LONGEST_ANNOUNCEMENT, OWN_PAGE } from '@wenshu/api-contract';
import { announcementTexts } from '@wenshu/texts/console/announcements';
import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { Input } from 'antd';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import classes from './announcements.module.css';

export interface WrittenAnnouncement {
  readonly zh: { readonly title: string; readonly text: string };
  readonly en: { readonly title: string; readonly text: string };
  readonly path: string;
}

export const nothingWritten: WrittenAnnouncement = {
  zh: { title: '', text: '' },
  en: { title: '', text: '' },
  path: '',
};

/** Both languages have words, and where it leads is a page of ours, if it leads anywhere. */
export const isWritten = ({ zh, en, path }: WrittenAnnouncement): boolean =>
  [zh, en].every(({ title, text }) => title.trim() !== '' && text.trim() !== '') && isPath(path);

const isPath = (path: string) => path === '' || OWN_PAGE.test(path);

interface AnnouncementWordsProps {
  readonly written: WrittenAnnouncement;
  /** Told after an attempt. */
  readonly isAsked: boolean;
  onChange(written: WrittenAnnouncement): void;
}

export function AnnouncementWords({ written, isAsked, onChange }: AnnouncementWordsProps) {
  const { fields: t, needed } = useTexts(announcementTexts);
  const { languages } = useTexts(consoleKitTexts);
  const missing = (value: string, words: string) => (isAsked && value.trim() === '' ? words : undefined);
  return (
    <section className={classes.part}>
      <div className={classes.both}>
        {(['zh', 'en'] as const).map(language => {
          const words = written[language];
          const set = (change: Partial<typeof words>) => onChange({ ...written, [language]: { ...words, ...change } });
          return (
            <fieldset key={language} className={classes.words}>
              <legend>{languages[language]}</legend>
              <Field label={t.title} problem={missing(words.title, needed.title)}>
                {control => (
                  <Input
                    {...control}
                    maxLength={LONGEST_ANNOUNCEMENT.title}
                    value={words.title}
                    onChange={event => set({ title: event.target.value })}
                  />
                )}
              </Field>
              <Field label={t.text} hint={t.textHint} problem={missing(words.text, needed.text)}>
                {control => (
                  <Input.TextArea
                    {...control}
                    autoSize={{ minRows: 5, maxRows: 14 }}
                    maxLength={LONGEST_ANNOUNCEMENT.text}
                    value={words.text}
                    onChange={event => set({ text: event.target.value })}
                  />
                )}
              </Field>
            </fieldset>
          );
        })}
      </div>
      <Field label={t.path} hint={t.pathHint} problem={isPath(written.path) ? undefined : needed.path}>
        {control => (
          <Input
            {...control}
            maxLength={LONGEST_ANNOUNCEMENT.path}
            value={written.path}
            onChange={event => onChange({ ...written, path: event.target.value.trim() })}
          />
        )}
      </Field>
    </section>
  );
}
