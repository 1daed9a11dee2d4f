import { SearchOutlined } from '@ant-design/icons';
import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { editorTexts } from '@wenshu/texts/editor';
import { canvasTexts } from '@wenshu/texts/editor-canvas';
import { Input } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { usePermissions } from '../state/use-permissions.ts';
import classes from './palette.module.css';
import { PaletteType } from './palette-type.tsx';
import { isFound, paletteOf } from './search-types.ts';
import { useAddQuestion } from './use-add-question.ts';

const palette = paletteOf();

/** The types to add, by family: a click adds after the selected question, a drag to any place. */
export function Palette() {
  const t = useTexts(canvasTexts);
  const words = useTexts(editorTexts);
  const add = useAddQuestion();
  const { permissions } = usePermissions();
  const [asked, setAsked] = useState('');
  const refused = new Set(permissions?.questionTypes.filter(type => !type.isAllowed).map(({ type }) => type));
  const choose = (type: QuestionTypeSlug) => (refused.has(type) ? notify.error(t.noAuthority) : add(type));
  const found = palette
    .map(({ family, types }) => ({ family, types: types.filter(type => isFound(type, asked)) }))
    .filter(({ types }) => types.length > 0);
  return (
    <nav aria-label={words.palette} className={classes.palette}>
      <Input
        className={classes.search}
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t.searchTypes}
        aria-label={t.searchTypes}
        value={asked}
        onChange={event => setAsked(event.target.value)}
      />
      {found.length === 0 && <p className={classes.none}>{t.noTypeFound}</p>}
      {found.map(({ family, types }) => (
        <section key={family} className={classes.family} aria-labelledby={`family-${family}`}>
          <h2 id={`family-${family}`} className={classes.title}>
            {t.families[family]}
          </h2>
          {types.map(type => (
            <PaletteType
              key={type}
              type={type}
              label={words.types[type]}
              isRefused={refused.has(type)}
              onAdd={() => choose(type)}
            />
          ))}
        </section>
      ))}
    </nav>
  );
}
