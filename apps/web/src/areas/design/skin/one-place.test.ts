import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endOutcomes } from '@wenshu/survey-core';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { endOutcomeTexts } from '@wenshu/texts/design/end-outcomes';
import { languageTexts } from '@wenshu/texts/design/languages';
import { skinTexts } from '@wenshu/texts/design/skin';
import { expect, it } from 'vitest';

const areas = join(import.meta.dirname, '..');

it('end pages are edited on one screen; others lead there', () => {
  const editing = globSync('**/*.tsx', { cwd: areas }).filter(file =>
    /run\('(saveEndPage|updateAnswerJumpUrl|updateChoiceJumpToTextOrUrl)'/.test(
      readFileSync(join(areas, file), 'utf8'),
    ),
  );
  expect(editing.map(file => file.split(/[\\/]/)[0])).toEqual(editing.map(() => 'skin'));
  expect(editing.length).toBeGreaterThan(0);
});

it.each(['zh', 'en'] as const)('every outcome has one name on every screen, in %s (S4.17)', language => {
  const names = endOutcomeTexts[language];
  expect(Object.keys(names)).toEqual(endOutcomes);
  expect([skinTexts[language].endPages.outcomes, languageTexts[language].outcomes]).toEqual([names, names]);
  for (const outcome of ['finished', 'screened'] as const)
    expect(editorLogicTexts[language].outcomes[outcome].toLowerCase()).toContain(names[outcome].toLowerCase());
});
