import { type PaperField, paperKinds, paperShapes } from '@wenshu/papers';
import { type FieldWords, paperPartTexts } from '@wenshu/texts/talks/paper-parts';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { describe, expect, it } from 'vitest';

const fields = (shapes: Readonly<Record<string, PaperField>>) =>
  Object.entries(shapes).map(([name, field]) => [name, field.type === 'choice' ? field.of : []] as const);
const worded = (words: Readonly<Record<string, FieldWords>>) =>
  Object.entries(words).map(([name, { options }]) => [name, Object.keys(options ?? {})] as const);
const sorted = (list: readonly (readonly [string, readonly string[]])[]) =>
  list.map(([name, options]) => [name, [...options].sort()]).sort();

describe.each(['zh', 'en'] as const)('in %s', language => {
  it.each(paperKinds)('every part of %s has its words, every choice too, and no word is left over', kind => {
    const { brief, nodes, asks } = paperShapes[kind];
    const words = paperPartTexts[language][kind];
    expect(sorted(worded(words.brief))).toEqual(sorted(fields(brief)));
    expect(Object.keys(words.nodes).sort()).toEqual(Object.keys(nodes).sort());
    for (const [name, { fields: own }] of Object.entries(nodes))
      expect(sorted(worded(words.nodes[name]!.fields))).toEqual(sorted(fields(own)));
    for (const ask of Object.keys(asks)) expect(paperTexts[language].help.asks).toHaveProperty(ask);
  });
});
