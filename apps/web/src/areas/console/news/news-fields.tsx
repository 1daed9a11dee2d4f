import { LONGEST_NEWS, type NewsWritten } from '@wenshu/api-contract';
import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { newsRoomTexts } from '@wenshu/texts/console/news';
import { Tabs } from '@wenshu/ui';
import { Input } from 'antd';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { language as ownLanguage, useTexts } from '../../../app/language/language.ts';
import { useMayOperate } from '../kit/seat.ts';
import written from '../kit/written.module.css';
import { WrittenSides } from '../kit/written-sides.tsx';
import classes from './news.module.css';
import type { Gap } from './news-gap.ts';
import { NewsPreview } from './news-preview.tsx';

interface NewsFieldsProps {
  readonly content: NewsWritten;
  /** Told where it is. */
  readonly gap: Gap | undefined;
  onChange(content: NewsWritten): void;
}

/** What holds in both languages, and below it each language beside what its readers will see. */
export function NewsFields({ content, gap, onChange }: NewsFieldsProps) {
  const { fields: t, gaps, languageHint } = useTexts(newsRoomTexts);
  const kit = useTexts(consoleKitTexts);
  const isReadOnly = !useMayOperate()('content.change');
  const [language, setLanguage] = useState<'zh' | 'en'>(ownLanguage);
  const problemOf = (field: string) => (gap?.field === field ? gaps[gap.word] : undefined);
  const set = (change: Partial<NewsWritten>) => onChange({ ...content, ...change });
  const told = content[language];
  const tell = (change: Partial<typeof told>) => onChange({ ...content, [language]: { ...told, ...change } });
  return (
    <>
      <div className={classes.facts}>
        <Field label={t.day} hint={t.dayHint} problem={problemOf('day')}>
          {control => (
            <Input
              {...control}
              type="date"
              readOnly={isReadOnly}
              value={content.day}
              onChange={event => set({ day: event.target.value })}
            />
          )}
        </Field>
        <Field label={t.picture} hint={t.pictureHint} problem={problemOf('picture')}>
          {control => (
            <Input
              {...control}
              readOnly={isReadOnly}
              maxLength={LONGEST_NEWS.picture}
              value={content.picture}
              onChange={event => set({ picture: event.target.value.trim() })}
            />
          )}
        </Field>
        <Field label={t.address} hint={t.addressHint} problem={problemOf('address')}>
          {control => (
            <Input
              {...control}
              readOnly={isReadOnly}
              maxLength={LONGEST_NEWS.address}
              value={content.address ?? ''}
              onChange={event => set({ address: event.target.value.trim() || null })}
            />
          )}
        </Field>
      </div>
      <div>
        <Tabs
          label={kit.languageTabs}
          tabs={(['zh', 'en'] as const).map(key => ({ key, label: kit.languages[key] }))}
          selected={language}
          onSelect={setLanguage}
        >
          <WrittenSides preview={<NewsPreview content={content} language={language} />}>
            <Field label={t.title} hint={languageHint} problem={problemOf(`${language}.title`)}>
              {control => (
                <Input
                  {...control}
                  readOnly={isReadOnly}
                  maxLength={LONGEST_NEWS.title}
                  value={told.title}
                  onChange={event => tell({ title: event.target.value })}
                />
              )}
            </Field>
            <Field label={t.summary} hint={t.summaryHint} problem={problemOf(`${language}.summary`)}>
              {control => (
                <Input.TextArea
                  {...control}
                  readOnly={isReadOnly}
                  autoSize={{ minRows: 2, maxRows: 5 }}
                  maxLength={LONGEST_NEWS.summary}
                  value={told.summary}
                  // A line that is broken would be two paragraphs on its card.
                  onChange={event => tell({ summary: event.target.value.replaceAll(/[\r\n]+/g, ' ') })}
                />
              )}
            </Field>
            {(content.address === null || told.words !== '') && (
              <div className={written.words}>
                <Field label={t.words} hint={t.wordsHint} problem={problemOf(`${language}.words`)}>
                  {control => (
                    <Input.TextArea
                      {...control}
                      readOnly={isReadOnly}
                      autoSize={{ minRows: 14, maxRows: 30 }}
                      maxLength={LONGEST_NEWS.words}
                      value={told.words}
                      onChange={event => tell({ words: event.target.value })}
                    />
                  )}
                </Field>
              </div>
            )}
          </WrittenSides>
        </Tabs>
      </div>
    </>
  );
}
