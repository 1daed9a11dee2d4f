import { LONGEST_DOCUMENT } from '@wenshu/api-contract';
import { documentsRoomTexts } from '@wenshu/texts/console/documents';
import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { Tabs } from '@wenshu/ui';
import { Input } from 'antd';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { useMayOperate } from '../kit/seat.ts';
import written from '../kit/written.module.css';
import { WrittenSides } from '../kit/written-sides.tsx';
import { DocumentPreview } from './document-preview.tsx';
import type { DocumentWords } from './use-document-draft.ts';

interface DocumentFieldsProps {
  readonly words: DocumentWords;
  readonly language: 'zh' | 'en';
  onLanguage(language: 'zh' | 'en'): void;
  onChange(words: DocumentWords): void;
}

/** Each language beside what its readers will see. */
export function DocumentFields({ words, language, onLanguage, onChange }: DocumentFieldsProps) {
  const t = useTexts(documentsRoomTexts);
  const kit = useTexts(consoleKitTexts);
  const isReadOnly = !useMayOperate()('content.change');
  return (
    <div>
      <Tabs
        label={kit.languageTabs}
        tabs={(['zh', 'en'] as const).map(key => ({ key, label: kit.languages[key] }))}
        selected={language}
        onSelect={onLanguage}
      >
        <WrittenSides preview={<DocumentPreview words={words[language]} language={language} />}>
          <div className={written.words}>
            <Field label={t.words} hint={t.wordsHint}>
              {control => (
                <Input.TextArea
                  {...control}
                  readOnly={isReadOnly}
                  autoSize={{ minRows: 16, maxRows: 30 }}
                  maxLength={LONGEST_DOCUMENT}
                  value={words[language]}
                  onChange={event => onChange({ ...words, [language]: event.target.value })}
                />
              )}
            </Field>
          </div>
        </WrittenSides>
      </Tabs>
    </div>
  );
}
