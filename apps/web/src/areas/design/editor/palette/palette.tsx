import { SearchOutlined } from '@ant-design/icons';
import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { paletteTexts } from '@wenshu/texts/design/palette';
import { Input } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { usePermissions } from '../../document/state/use-permissions.ts';
import { foldedFamilies, recentTypes, rememberFolded } from '../state/palette-memory.ts';
import { useAddQuestion } from '../state/use-add-question.ts';
import { NothingFound } from './nothing-found.tsx';
import classes from './palette.module.css';
import { PaletteFamily } from './palette-family.tsx';
import { PresetList } from './preset-list.tsx';
import { type PresetName, presets } from './presets.ts';
import { RecentTypes } from './recent-types.tsx';
import { bestOf, bestPresetOf, findPresets, isFound, paletteOf } from './search-types.ts';
import { useAddPreset } from './use-add-preset.ts';

const palette = paletteOf();

/** The types to add, by family: a click adds after the selected question, a drag to any place. */
export function Palette() {
  const t = useTexts(canvasTexts);
  const own = useTexts(paletteTexts);
  const words = useTexts(editorTexts);
  const types = useTexts(typeTexts).names;
  const add = useAddQuestion();
  const addPreset = useAddPreset();
  const { permissions } = usePermissions();
  const [asked, setAsked] = useState('');
  const [folded, setFolded] = useState(foldedFamilies);
  const [recent, setRecent] = useState(recentTypes);
  const refused = new Map(
    permissions?.questionTypes.flatMap(({ type, refusal }) => (refusal ? [[type, own.refusals[refusal]]] : [])),
  );
  const isSearching = asked.trim() !== '';
  const found = palette
    .map(({ family, types }) => ({ family, types: types.filter(type => isFound(type, asked)) }))
    .filter(({ types }) => types.length > 0);
  const best = isSearching
    ? bestOf(
        found.flatMap(({ types }) => types),
        asked,
      )
    : undefined;
  const ready = isSearching ? findPresets(asked) : [];
  const bestReady = bestPresetOf(ready, best, asked);
  const enterAdds = bestReady ? own.ready[bestReady].name : best && types[best];
  const choose = (type: QuestionTypeSlug) => {
    const refusal = refused.get(type);
    if (refusal !== undefined) return notify.error(refusal);
    // Who looked for one type has found it and goes on with its title; who walks the list by keys may add the next one.
    add(type, undefined, isSearching ? 'fresh-title' : undefined);
    setAsked('');
  };
  const choosePreset = (name: PresetName) => {
    const refusal = refused.get(presets[name].type);
    if (refusal !== undefined) return notify.error(refusal);
    void addPreset(name).catch(() => notify.error(own.presetFailed));
    setAsked('');
  };
  const fold = (family: string) => {
    const next = new Set(folded);
    if (!next.delete(family)) next.add(family);
    setFolded(next);
    rememberFolded(next);
  };
  return (
    <nav
      aria-label={words.palette}
      className={classes.palette}
      // Not while somebody clicks in the list: it would move below the pointer.
      onPointerLeave={() => setRecent(recentTypes())}
    >
      <Input
        className={classes.search}
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        placeholder={t.searchTypes}
        aria-label={t.searchTypes}
        value={asked}
        onChange={event => setAsked(event.target.value)}
        onPressEnter={event => {
          if (event.nativeEvent.isComposing) return;
          if (bestReady) choosePreset(bestReady);
          else if (best) choose(best);
        }}
      />
      {enterAdds !== undefined && <p className={classes.hint}>{own.enterAdds({ name: enterAdds })}</p>}
      {isSearching && ready.length > 0 && <PresetList found={ready} onAdd={choosePreset} />}
      {found.length + ready.length === 0 && <NothingFound words={asked.trim()} onTry={setAsked} />}
      {!isSearching && recent.length > 0 && (
        <RecentTypes types={recent.filter(type => !refused.has(type))} onAdd={choose} />
      )}
      {found.map(section => (
        <PaletteFamily
          key={section.family}
          section={section}
          isFolded={!isSearching && folded.has(section.family)}
          refused={refused}
          onFold={() => fold(section.family)}
          onAdd={choose}
        />
      ))}
      {refused.size > 0 && <p className={classes.refusedNote}>{own.refusedSome}</p>}
    </nav>
  );
}
