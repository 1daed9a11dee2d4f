import type { FrameCodes } from '@wenshu/analysis';
import { describe, expect, it } from 'vitest';
import { codebookXml } from './codebook-xml.ts';
import { frameOfRows, rowOf } from './frame-rows.ts';
import { codesOfXml } from './read-codebook-xml.ts';

const code = (own: Partial<FrameCodes[number]>) => ({
  code: 1,
  parent: null,
  zh: '',
  en: '',
  definition: '',
  example: '',
  colour: '',
  key: '',
  isRetired: false,
  ...own,
});
const codes: FrameCodes = [
  code({ code: 7, en: 'Price & "value"', definition: "Whatever it costs, 5 < 6\nand it's dear", colour: '#a1B2c3' }),
  code({ code: 12, parent: 7, zh: '太贵', en: 'Too dear', key: 'd', example: '-50%?' }),
  code({ code: 4, zh: '客服', isRetired: true }),
];
const cells = (frame: FrameCodes) => frame.map(one => rowOf(one).map(String));
const heads = (language: 'zh' | 'en') =>
  language === 'zh'
    ? ['编号', '上级编号', '中文名称', '英文名称', '定义', '示例', '颜色', '快捷键', '已停用']
    : ['Number', 'Number of the code above', 'Name in Chinese', 'Name in English', 'Definition', 'Example'];

describe('a frame in a table', () => {
  it('comes back as it was, in whichever language its headings are', () => {
    expect(frameOfRows([heads('zh'), ...cells(codes)])).toEqual(codes);
    const shorter = codes.map(one => ({ ...one, colour: '', key: '', isRetired: false }));
    expect(frameOfRows([heads('en'), ...cells(codes)])).toEqual(shorter);
  });

  it('may be a list of names, and loses the apostrophe of a spreadsheet', () => {
    const found = frameOfRows([['Name in English'], ['Taste'], [' '], ["'-50%"]]);
    expect(found).toEqual([code({ code: 1, en: 'Taste' }), code({ code: 2, en: '-50%' })]);
  });

  it.each<[string, readonly (readonly string[])[]]>([
    ['no heading that says which names', [['Code'], ['Taste']]],
    [
      'a number twice',
      [
        ['Number', 'Name in English'],
        ['3', 'A'],
        ['3', 'B'],
      ],
    ],
    [
      'a number that is none',
      [
        ['Number', 'Name in English'],
        ['3.5', 'A'],
      ],
    ],
    [
      'a number that no column holds',
      [
        ['Number', 'Name in English'],
        ['32768', 'A'],
      ],
    ],
    [
      'a code above that is not there',
      [
        ['Number of the code above', 'Name in English'],
        ['9', 'A'],
      ],
    ],
    [
      'no name',
      [
        ['Name in Chinese', 'Definition'],
        ['', 'A'],
      ],
    ],
    ['a name that is too long', [['Name in English'], ['A'.repeat(101)]]],
    [
      'a colour that is none',
      [
        ['Name in English', 'Colour'],
        ['A', 'red'],
      ],
    ],
    [
      'a key twice',
      [
        ['Name in English', 'Shortcut key'],
        ['A', 'k'],
        ['B', 'K'],
      ],
    ],
    ['more than there may be', [['Name in English'], ...Array.from({ length: 301 }, (_, at) => [`A${at}`])]],
  ])('is not read with %s', (_what, rows) => {
    expect(frameOfRows(rows)).toBeUndefined();
  });
});

describe('a codebook of other programs', () => {
  it('comes back with its tree, its colours and what is said of each, in one language', () => {
    const found = codesOfXml(codebookXml({ frameId: 'frame', codes }, 'en'));
    expect(found).toEqual([
      { ...codes[0], code: 1 },
      code({ code: 2, parent: 1, en: 'Too dear' }),
      code({ code: 3, zh: '客服', isRetired: true }),
    ]);
    expect(codesOfXml(codebookXml({ frameId: 'frame', codes }, 'zh'))?.[1]).toMatchObject({ zh: '太贵', en: '' });
  });

  it('has the same mark for the same code in every file, and another for another', () => {
    const guids = (frameId: string) =>
      [...codebookXml({ frameId, codes }, 'en').matchAll(/guid="([^"]+)"/g)].map(m => m[1]);
    expect(guids('frame')).toEqual(guids('frame'));
    expect(new Set([...guids('frame'), ...guids('other')]).size).toBe(6);
  });

  it('is read as others write it: with a prefix, comments, sets beside the codes, and data in brackets', () => {
    const xml = `\uFEFF<?xml version='1.0'?><!-- <Code name="no"/> -->
      <qda:CodeBook xmlns:qda='urn:QDA-XML:codebook:1.0'><qda:Codes>
        <qda:Code guid='1' name='A&amp;B &#x5BA2;&#26381; &nbsp;' isCodable='false'><qda:Description><![CDATA[1 < 2]]> &lt;3</qda:Description></qda:Code>
        <qda:Code guid="2" name="C" color="blue"/></qda:Codes>
        <qda:Sets><qda:Set name="S"><qda:Description>of a set</qda:Description></qda:Set></qda:Sets></qda:CodeBook>`;
    expect(codesOfXml(xml)).toEqual([
      code({ code: 1, zh: 'A&B 客服 &nbsp;', definition: '1 < 2 <3', isRetired: true }),
      code({ code: 2, en: 'C' }),
    ]);
  });

  it('keeps its tree where codes have no mark of their own', () => {
    const xml =
      '<CodeBook><Codes><Code name="A"><Code name="B"/></Code><Code name="C"><Code name="D"/></Code></Codes></CodeBook>';
    expect(codesOfXml(xml)?.map(({ en, parent }) => [en, parent])).toEqual([
      ['A', null],
      ['B', 1],
      ['C', null],
      ['D', 3],
    ]);
  });

  it.each([
    ['entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><CodeBook><Codes><Code name="&b;"/></Codes></CodeBook>'],
    ['something else than codes', '<Project><Codes><Code name="A"/></Codes></Project>'],
    ['no code', '<CodeBook><Codes/></CodeBook>'],
    ['an end that is missing', '<CodeBook><Codes><Code name="A"/></Codes>'],
    ['an end that is another’s', '<CodeBook><Codes><Code name="A"></Codes></Code></CodeBook>'],
    ['a sign that begins nothing', '<CodeBook><Codes><Code name="A"/> < </Codes></CodeBook>'],
    ['more depth than anybody needs', `<CodeBook>${'<Code name="A">'.repeat(20)}${'</Code>'.repeat(20)}</CodeBook>`],
    ['many thousands', `<CodeBook>${'<Code name="A"/>'.repeat(5_000)}</CodeBook>`],
    ['nothing in it', ''],
  ])('is not read with %s', (_what, xml) => {
    expect(codesOfXml(xml)).toBeUndefined();
  });
});
