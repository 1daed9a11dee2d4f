import { type Bars, chartColours, chartInk, coloursOf, type Exhibit, inkOn, kinds, leafHeads } from '@wenshu/analysis';
import type { AnalysisFormat } from '@wenshu/api-contract';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asTold } from '../../../../../../packages/analysis/test/as-told.ts';
import {
  bars,
  crossTable,
  everyExhibit,
  hostileTable,
  hostileWords,
  longTable,
  parts,
  percents,
} from '../../../testing/example-exhibits.ts';
import { openThreads } from '../../../testing/open-threads.ts';
import { cellWords, isNumber, numbersAmong, shownNumbers } from '../../../testing/written-numbers.ts';
import { showFontsToSharp } from './font-files.ts';
import { nativeTables } from './formats/pptx/native-table.ts';
import { runRendering } from './run-rendering.ts';
import { theme } from './theme.ts';
import { writeRendering } from './write-rendering.ts';

beforeAll(() => showFontsToSharp());
// Faces of ten megabytes, several libraries, threads: a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

async function rendered(
  format: AnalysisFormat,
  exhibits: readonly Exhibit[],
  title = '满意度研究',
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const sink = { write: async (bytes: Uint8Array) => void pieces.push(bytes) };
  await writeRendering({ format, exhibits, title, language: 'zh' }, sink, async () => {});
  // Not as Node's own kind of bytes, which a browser's reader refuses.
  return new Uint8Array(Buffer.concat(pieces));
}

const slidesOf = (file: Uint8Array) => {
  const entries = unzipSync(file);
  const number = (name: string) => Number(/\d+/.exec(name)![0]);
  const names = Object.keys(entries).filter(name => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  return names.sort((a, b) => number(a) - number(b)).map(name => strFromU8(entries[name]!));
};

describe('the same numbers as on the screen, read back by other programs', () => {
  const expected = shownNumbers(crossTable);

  it('in a sheet, as numbers: per cents, counts, means; "-" for an empty base', async () => {
    const { sheets } = await readXlsx(await rendered('xlsx', [crossTable]), { readStyles: true });
    expect(sheets.map(({ name }) => name)).toEqual(['目录', '1 Q5 总体而言，您对我们的服务满意吗？']);
    const { rows, cells } = sheets[1]!;
    const columns = leafHeads(crossTable.columns).length;
    const values = crossTable.cells.flatMap((line, row) => {
      const isOwn = leafHeads(crossTable.rows)[row]!.head.format !== undefined;
      const count = Math.max(...line.map(cell => cell.values.length));
      return Array.from({ length: count }, (_, measure) =>
        line.map(cell => {
          const value = cell.values[measure]!;
          return value === null ? '-' : !isOwn && measure === 0 ? value / 100 : value;
        }),
      );
    });
    const start = rows.findIndex(row => row[0] === '基数');
    // Two columns of heads; letters beside all but the total.
    const places = Array.from({ length: columns }, (_, at) => (at === 0 ? 2 : 3 + 2 * (at - 1)));
    for (const [at, line] of values.entries()) expect(places.map(place => rows[start + at]![place])).toEqual(line);
    const looks = (row: number, column: number) => cells!.get(`${start + row},${column}`)?.style;
    expect(looks(1, 2)?.numFmt).toBe('0.0%');
    expect(looks(2, 2)?.numFmt).toBe('#,##0');
    expect(looks(13, 2)?.numFmt).toBe('#,##0.00');
    // The base of 24 people has its asterisk, and is a number all the same.
    expect(looks(0, 11)?.numFmt).toBe('#,##0"*"');
    expect(rows[start]![11]).toBe(24);
    // And what stands below it is grey, beside what is not.
    expect([looks(1, 11), looks(1, 3)].map(style => style?.font?.color)).toMatchObject([
      { rgb: theme.faint },
      { rgb: theme.ink },
    ]);
    expect(rows[start + 3]!.slice(3, 5)).toEqual([values[3]![1], 'B']);
    expect(looks(1, 0)?.font?.bold).toBe(true);
  });

  it('a long sentence above them is broken over the table’s width, and makes no sheet wider', async () => {
    const text = '在 95% 置信水平上，男性中“非常满意”的比例显著高于女性，'.repeat(12);
    const long = { ...crossTable, notes: [{ tone: 'meaning' as const, text: asTold(text) }] };
    const { sheets } = await readXlsx(await rendered('xlsx', [long]), { readStyles: true });
    const {
      rows,
      merges = [],
      cells,
      rowDefs,
    } = sheets[1]! as (typeof sheets)[number] & {
      readonly rowDefs?: ReadonlyMap<number, { readonly height?: number }>;
    };
    const at = rows.findIndex(row => row[0] === text);
    const width = Math.max(...rows.map(row => row.length));
    expect(merges).toContainEqual({ startRow: at, endRow: at, startCol: 0, endCol: width - 1 });
    expect(cells!.get(`${at},0`)?.style?.alignment?.wrapText).toBe(true);
    expect(rowDefs?.get(at)?.height).toBeGreaterThan(40);
  });

  it('on a slide, in a table of PowerPoint’s own', async () => {
    const [, slide] = slidesOf(await rendered('pptx', [crossTable]));
    expect(numbersAmong(cellWords(slide!, 'a'))).toEqual(expected);
    expect(slide).toContain('男性中“非常满意”的比例显著高于女性');
    expect(slide).toContain('2026-11-16 09:30');
  });

  it('however narrow their place is: every part of it has as many columns as its first row', () => {
    for (const room of [
      { width: 3, height: 1 },
      { width: 6, height: 2.4 },
      { width: 12, height: 5 },
    ])
      for (const { rows, widths } of nativeTables(crossTable, 'zh', room)) {
        const across = rows[0]!.reduce((all, { options }) => all + (options?.colspan ?? 1), 0);
        expect(widths).toHaveLength(across);
      }
  });

  it('in a document, in a table of Word’s own', async () => {
    const xml = strFromU8(unzipSync(await rendered('docx', [crossTable]))['word/document.xml']!);
    expect(numbersAmong(cellWords(xml, 'w'))).toEqual(expected);
    expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(4);
  });

  it('in a pdf, as text that can be found and copied, Chinese with it', async () => {
    const bytes = await rendered('pdf', [crossTable]);
    const { items } = await (await (await getDocumentProxy(bytes)).getPage(1)).getTextContent();
    const words = items.flatMap(item => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
    expect(words.join('')).toContain('非常不满意 & <很差>');
    // Pages have other numbers too; those of the table stand in its order.
    const numbers = words.filter(isNumber);
    expect(numbers.sort()).toEqual([...expected].sort());
  });

  it('with how many were asked, which of them, by what weight and of when below every part of it, also on paper', async () => {
    const pages = async (exhibits: readonly Exhibit[]) => {
      const { text } = await extractText(await getDocumentProxy(await rendered('pdf', exhibits)), {
        mergePages: false,
      });
      return text.map(one => one.replaceAll(/\s+/g, ''));
    };
    const told = ['1,284', '城市等级等于一线、新一线', '性别×年龄（边际加权）', '2026-11-1609:30'];
    for (const exhibits of [[crossTable], [longTable], [bars]]) {
      const found = await pages(exhibits);
      const { source } = exhibits[0]!;
      const wanted = told.filter(one => JSON.stringify(source).replaceAll(/\s+/g, '').includes(one.replace(',', '')));
      expect(wanted.length).toBeGreaterThan(2);
      for (const page of found) for (const one of wanted) expect(page).toContain(one);
    }
  });

  it('with the stars of what a model found behind them, in every file', async () => {
    const keys = ['a', 'b', 'c', 'd'];
    const pValue = [
      [null, 0.0004, 0.03, 0.2],
      [0.0004, null, 0.004, 0.6],
      [0.03, 0.004, null, 0.05],
      [0.2, 0.6, 0.05, null],
    ];
    const coefficient = pValue.map(line => line.map(p => (p === null ? 1 : 0.9 - p)));
    const people = pValue.map(line => line.map(() => 40));
    const exhibits = kinds.correlation.present(
      { method: 'pearson', coefficient, pValue, people, base: { people: 40 } },
      { slots: { variables: keys }, options: {} },
      { language: 'zh', variables: new Map(), questions: new Map(), source: { asOf: '2026-11-16 09:30' } },
    );
    const [matrix] = exhibits;
    const stars = ['***', '*', '***', '**', '*', '**'];
    const note = '* p<0.05，** p<0.01，*** p<0.001，双侧检验。';

    const { sheets } = await readXlsx(await rendered('xlsx', [matrix!]));
    const rows = sheets[1]!.rows;
    const first = rows.findIndex(row => row[0] === 'a');
    // A number, then its stars, of each column that has any; the last has none.
    expect(rows[first]!.slice(2)).toEqual([
      1,
      null,
      coefficient[0]![1],
      '***',
      coefficient[0]![2],
      '*',
      coefficient[0]![3],
    ]);
    expect(rows.flat().filter(value => /^\*+$/.test(String(value)))).toEqual(stars);
    expect(rows.flat()).toContain(note);

    const starsAmong = (words: readonly string[]) => words.flatMap(one => /^[\d.]+ (\*+)$/.exec(one)?.[1] ?? []);
    const document = strFromU8(unzipSync(await rendered('docx', [matrix!]))['word/document.xml']!);
    expect(starsAmong(cellWords(document, 'w'))).toEqual(stars);
    expect(document.replaceAll('&lt;', '<')).toContain(note);
    const [, slide] = slidesOf(await rendered('pptx', [matrix!]));
    expect(starsAmong(cellWords(slide!, 'a'))).toEqual(stars);
    expect(slide!.replaceAll('&lt;', '<')).toContain(note);
    const { text } = await extractText(await getDocumentProxy(await rendered('pdf', [matrix!])), { mergePages: true });
    expect(
      text
        .split(/\s+/)
        .filter(word => /^\*+$/.test(word))
        .sort(),
    ).toEqual([...stars, note[0]].sort());
  });

  it('in a drawing', async () => {
    const svg = Buffer.from(await rendered('svg', [crossTable])).toString();
    const words = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!);
    expect(words.filter(isNumber)).toEqual(expected);
  });

  it.each(['pptx', 'docx', 'pdf'] as const)('over all parts of a table that no page holds: %s', async format => {
    const bytes = await rendered(format, [longTable]);
    const words =
      format === 'pdf'
        ? (await extractText(await getDocumentProxy(bytes), { mergePages: false })).text.join('\n').split(/\s+/)
        : format === 'pptx'
          ? slidesOf(bytes).flatMap(xml => cellWords(xml, 'a'))
          : cellWords(strFromU8(unzipSync(bytes)['word/document.xml']!), 'w');
    const found = new Set(words.filter(isNumber));
    expect(shownNumbers(longTable).filter(number => !found.has(number))).toEqual([]);
    expect(words.join(' ').split('Banner question 4').length).toBeGreaterThanOrEqual(format === 'docx' ? 2 : 3);
  });
});

describe('charts', () => {
  it('are PowerPoint’s own, with their numbers inside, where it has such', async () => {
    const entries = unzipSync(await rendered('pptx', [bars, parts]));
    const charts = Object.keys(entries).filter(name => /^ppt\/charts\/chart\d+\.xml$/.test(name));
    const [first, second] = charts.sort().map(name => strFromU8(entries[name]!));
    const valuesIn = (xml: string) =>
      (xml.match(/<c:val>.*?<\/c:val>/gs) ?? []).map(one =>
        [...one.matchAll(/<c:v>([^<]+)<\/c:v>/g)].map(([, value]) => Number(value)),
      );
    const sharesOf = ({ series }: Pick<Bars, 'series'>) =>
      series.map(({ values }) => values.flatMap(value => (value === null ? [] : [value / 100])));
    expect(valuesIn(first!)).toEqual(sharesOf(bars));
    expect(valuesIn(second!)).toEqual(sharesOf(parts));
    expect(Object.keys(entries).filter(name => name.endsWith('.xlsx'))).toHaveLength(2);
  });

  it('have letters and the asterisk of a small base behind the numbers of their labels, which stay numbers', async () => {
    const entries = unzipSync(await rendered('pptx', [parts, bars]));
    const names = Object.keys(entries).filter(name => /^ppt\/charts\/chart\d+\.xml$/.test(name));
    const [, marked] = names.sort().map(name => strFromU8(entries[name]!));
    const pointsOf = (xml: string) =>
      (xml.match(/<c:ser>.*?<\/c:ser>/gs) ?? []).map(series =>
        [...series.matchAll(/<c:dLbl><c:idx val="(\d+)"\/><c:numFmt formatCode="([^"]*)"/g)].map(
          ([, at, format]) => [Number(at), format!.replaceAll('&quot;', '"')] as const,
        ),
      );
    // Of 25 people the asterisk; an empty base has no number to mark.
    expect(pointsOf(marked!)).toEqual([
      [
        [1, '0.0%" B"'],
        [2, '0.0%"*"'],
      ],
      [],
    ]);
    // Everything else is in the file as it was.
    expect(Object.keys(entries)).toEqual(expect.arrayContaining(['[Content_Types].xml', 'ppt/presentation.xml']));
  });

  it('show what is brought out in its own colour and the others paler', async () => {
    const stacked: Bars = { ...bars, layout: 'stacked-to-100', highlights: [bars.series[1]!.name] };
    const entries = unzipSync(
      await rendered('pptx', [
        { ...bars, highlights: [bars.categories[1]!] },
        stacked,
        { ...parts, highlights: [parts.categories[0]!] },
        bars,
      ]),
    );
    const names = Object.keys(entries).filter(name => /^ppt\/charts\/chart\d+\.xml$/.test(name));
    const charts = names.sort().map(name => strFromU8(entries[name]!));
    const seriesIn = (xml: string) => xml.match(/<c:ser>.*?<\/c:ser>/gs) ?? [];
    /** Of each series: which points are paler, and than which colour. */
    const paled = (xml: string) =>
      seriesIn(xml).map(series =>
        [
          ...series.matchAll(
            /<c:dPt>\s*<c:idx val="(\d+)"\/>(?:(?!<\/c:dPt>).)*?<a:srgbClr val="(\w+)"><a:alpha val="30000"\/>/gs,
          ),
        ].map(([, at, colour]) => `${at} ${colour}`),
      );
    const [first, second] = chartColours.map(colour => colour.slice(1).toUpperCase());
    expect(paled(charts[0]!)).toEqual([
      [0, 2, 3, 4].map(at => `${at} ${first}`),
      [0, 2, 3, 4].map(at => `${at} ${second}`),
    ]);
    expect(paled(charts[1]!)).toEqual([[0, 1, 2, 3, 4].map(at => `${at} ${first}`), []]);
    expect(paled(charts[2]!)[0]!.map(one => one.split(' ')[0])).toEqual(['1', '2']);
    expect(paled(charts[3]!)).toEqual([[], []]);
    // Points stand before the labels, where the format wants them, and words upon what is pale are dark.
    expect(seriesIn(charts[0]!)[0]).toMatch(/<c:dPt>.*<\/c:dPt>\s*<c:dLbls>(?!.*<c:dPt>)/s);
    const inks = (xml: string) =>
      seriesIn(xml).map(series => /<c:dLbls>.*?<a:srgbClr val="(\w+)"/s.exec(series)![1]!.toLowerCase());
    expect(inks(charts[1]!)).toEqual([chartInk.soft, inkOn(chartColours[1])].map(colour => colour.slice(1)));
  });

  it('have intervals as bars of PowerPoint’s own, whose numbers stand beyond them', async () => {
    const [series] = bars.series;
    const values = percents(40, 30, null, 20, 10);
    const low = percents(...values.map(value => (value === null ? null : value - 5)));
    const high = percents(...values.map(value => (value === null ? null : value + 6)));
    const chart: Bars = { ...bars, direction: 'bars', layout: 'grouped', series: [{ ...series!, values, low, high }] };
    const entries = unzipSync(await rendered('pptx', [chart]));
    const xml = strFromU8(
      entries['ppt/charts/chart1.xml'] ?? Object.entries(entries).find(([name]) => /chart\d+\.xml$/.test(name))![1],
    );
    const lengths = (of: string) =>
      [...new RegExp(`<c:${of}>(.*?)</c:${of}>`, 's').exec(xml)![1]!.matchAll(/<c:v>([^<]*)</g)].map(([, one]) =>
        Number(one),
      );
    expect(lengths('plus')).toEqual([0.06, 0.06, 0, 0.06, 0.06]);
    expect(lengths('minus')).toEqual([0.05, 0.05, 0, 0.05, 0.05]);
    // In the order that the format asks for.
    expect(xml).toMatch(/<\/c:dLbls>\s*<c:errBars>.*<\/c:errBars>\s*<c:cat>/s);
    const aside = [...xml.matchAll(/<c:dLbl><c:idx val="(\d)"\/><c:layout><c:manualLayout><c:x val="([\d.]+)"/g)];
    expect(aside.map(([, at]) => at)).toEqual(['0', '1', '3', '4']);
    for (const [, , x] of aside) expect(Number(x)).toBeGreaterThan(0.02);
  });

  it('give each place upon a scale its own colour, and words upon it that are read', async () => {
    const names = ['非常不满意', '不满意', '一般', '满意', '非常满意'];
    const scale = { hasMiddle: true, items: names.map((name, at) => ({ name, at: at / 4 })) };
    const one = { ...bars.series[0]!, values: percents(10, 15, 20, 25, 30) };
    const single: Bars = { ...bars, ordered: scale, layout: 'grouped', categories: names, series: [one] };
    const stacked: Bars = {
      ...bars,
      ordered: scale,
      layout: 'stacked-to-100',
      categories: ['全部'],
      series: names.map((name, at) => ({ id: String(at), name, values: percents(20) })),
    };
    const entries = unzipSync(await rendered('pptx', [single, stacked]));
    const chartNames = Object.keys(entries).filter(name => /^ppt\/charts\/chart\d+\.xml$/.test(name));
    const [bySingle, byStack] = chartNames.sort().map(name => strFromU8(entries[name]!));
    const colours = coloursOf(stacked).map(colour => colour.slice(1).toUpperCase());
    expect(new Set(colours).size).toBe(5);
    expect([...bySingle!.matchAll(/<c:dPt>.*?<a:srgbClr val="(\w+)"/gs)].map(([, colour]) => colour)).toEqual(colours);
    const series = byStack!.match(/<c:ser>.*?<\/c:ser>/gs)!;
    expect(series.map(xml => /<c:spPr>.*?<a:srgbClr val="(\w+)"/s.exec(xml)![1])).toEqual(colours);
    expect(series.map(xml => /<c:dLbls>.*?<a:srgbClr val="(\w+)"/s.exec(xml)![1])).toEqual(
      coloursOf(stacked).map(colour => inkOn(colour).slice(1).toUpperCase()),
    );
  });

  it('and others a drawing with a picture for older programs', async () => {
    const entries = unzipSync(
      await rendered(
        'pptx',
        everyExhibit.filter(({ kind }) => kind === 'heat'),
      ),
    );
    const media = Object.keys(entries).filter(name => /^ppt\/media\/./.test(name));
    expect(media.map(name => name.split('.').at(-1)).sort()).toEqual(['png', 'svg']);
    const png = entries[media.find(name => name.endsWith('.png'))!]!;
    const { width } = await sharp(png).metadata();
    expect(width).toBeGreaterThan(900);
  });

  it('are drawn with Chinese letters, not with boxes', async () => {
    const drawn = (name: string) =>
      rendered('png', [{ ...parts, title: '', notes: [], categories: [name, name, name] }]).then(png =>
        sharp(png).raw().toBuffer(),
      );
    // Without the face, both would be the same two boxes.
    expect((await drawn('满意')).equals(await drawn('价格'))).toBe(false);
  });
});

describe('what is about one thing', () => {
  const about = (exhibit: Exhibit, question: string, id: string): Exhibit => ({ ...exhibit, id, about: question });
  const figures = { ...crossTable, title: 'Q5：统计量' };
  const chart: Bars = { ...bars, series: [{ id: 'a', name: '只在图上', values: percents(1) }] };
  const asked = [about(crossTable, 'q5', 'shares'), about(chart, 'q5', 'chart'), about(figures, 'q5', 'figures')];

  it('stands on one sheet, its tables below each other, with one line in the contents', async () => {
    const { sheets } = await readXlsx(await rendered('xlsx', [...asked, about(longTable, 'q6', 'other'), bars]));
    expect(sheets.map(({ name }) => name)).toHaveLength(4);
    expect(sheets[0]!.rows.filter(([place]) => typeof place === 'number')).toHaveLength(3);
    const { rows } = sheets[1]!;
    const bases = rows.filter(([word]) => word === '基数');
    expect(bases).toHaveLength(2);
    expect(bases[0]).toEqual(bases[1]);
    expect(rows.filter(([word]) => word === figures.title)).toHaveLength(1);
    // The chart's numbers are the table's.
    expect(rows.flat()).not.toContain('只在图上');
  });

  it('comes as pictures in a zip where there are several, named in their order', async () => {
    const entries = unzipSync(await rendered('svg', asked));
    const names = Object.keys(entries);
    expect(names.map(name => name.slice(0, 2))).toEqual(['1 ', '2 ', '3 ']);
    expect(names.every(name => name.endsWith('.svg'))).toBe(true);
    expect(strFromU8(entries[names[0]!]!)).toMatch(/^<svg/);
  });
});

describe('a chart without its numbers', () => {
  it('is drawn, and so it is in PowerPoint', async () => {
    const numbers = (file: Uint8Array) =>
      Buffer.from(file)
        .toString()
        .match(/>\d+(?:\.\d+)?%</g)?.length ?? 0;
    const quiet = { ...bars, hidesNumbers: true } as const;
    expect(numbers(await rendered('svg', [quiet]))).toBeLessThan(numbers(await rendered('svg', [bars])));
    const chartIn = async (chart: Exhibit) => {
      const entries = unzipSync(await rendered('pptx', [chart]));
      return strFromU8(entries[Object.keys(entries).find(name => /^ppt\/charts\/chart\d+\.xml$/.test(name))!]!);
    };
    expect(await chartIn(bars)).toContain('<c:showVal val="1"/>');
    expect(await chartIn(quiet)).not.toContain('<c:showVal val="1"/>');
  });
});

describe('what is no chart', () => {
  const kindOf = <Kind extends Exhibit['kind']>(kind: Kind) =>
    everyExhibit.find((one): one is Extract<Exhibit, { kind: Kind }> => one.kind === kind)!;
  /** Red on the left, blue on the right, with what a camera writes beside it. */
  const photo = () =>
    sharp({ create: { width: 80, height: 40, channels: 3, background: '#0000ff' } })
      .composite([
        { input: { create: { width: 40, height: 40, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
      ])
      .withExif({ IFD0: { Artist: 'Somebody Secret' } })
      .png()
      .toBuffer();
  const pixels = async (png: Uint8Array) => {
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const isNear = (at: number, wanted: readonly number[]) =>
      wanted.every((part, channel) => Math.abs(data[at + channel]! - part) < 60);
    const count = (wanted: readonly number[]) => {
      let found = 0;
      for (let at = 0; at < data.length; at += info.channels) if (isNear(at, wanted)) found++;
      return found;
    };
    return { red: count([255, 0, 0]), blue: count([0, 0, 255]), all: info.width * info.height };
  };
  const withPictures = async (format: AnalysisFormat, exhibit: Exhibit) => {
    const pieces: Uint8Array[] = [];
    const pictures = new Map([['f', new Uint8Array(await photo())]]);
    const task = { format, exhibits: [exhibit], title: 'x', language: 'zh' as const, pictures };
    await writeRendering(task, { write: async bytes => void pieces.push(bytes) }, async () => {});
    return new Uint8Array(Buffer.concat(pieces));
  };

  it('a map has the outlines of all provinces, the islands in the South China Sea and the areas by their value', async () => {
    const svg = Buffer.from(await rendered('svg', [kindOf('map')])).toString();
    // Of its areas each has a shape; without outlines there would be three bars.
    expect(svg.match(/<path/g)!.length).toBeGreaterThan(34);
    expect(svg).toContain('120');
    // 北京, the largest, is the darkest.
    expect(svg).toMatch(/fill="(?:#12605b|rgb\(18,96,91\))"/);
  });

  it('a cloud has its words where the layout put them, in every format that draws', async () => {
    const svg = Buffer.from(await rendered('svg', [kindOf('words')])).toString();
    for (const { text } of kindOf('words').words) expect(svg).toContain(`>${text}</text>`);
    expect(await pdfWords([kindOf('words')])).toContain('配送');
  });

  it('a picture is drawn anew from the file of ours, with density, points and regions over it', async () => {
    const { density: _density, points: _points, regions: _regions, ...bare } = kindOf('picture');
    const { red, blue, all } = await pixels(await withPictures('png', bare));
    expect(red).toBeGreaterThan(all / 10);
    expect(Math.abs(red - blue)).toBeLessThan(all / 50);
    const svg = Buffer.from(await withPictures('svg', kindOf('picture'))).toString();
    expect(svg).toContain('标志 42');
    expect(svg.match(/<circle/g)).toHaveLength(2);
    expect(svg.match(/fill-opacity="0\.(?:4|67|26)/g)!.length).toBeGreaterThan(4);
    // It is as wide as the picture is, not as the exhibit guessed.
    const [, width, height] = /<image [^>]*width="([\d.]+)" height="([\d.]+)"/.exec(svg)!;
    expect(Number(width) / Number(height)).toBeCloseTo(2);
  });

  it('uploads are thumbnails with their names; what cannot be read is there by its ending', async () => {
    const gallery = kindOf('gallery');
    const two = { ...gallery, files: [...gallery.files, { ...gallery.files[0]!, fileId: 'g', name: 'clip.mov' }] };
    const svg = Buffer.from(await withPictures('svg', two)).toString();
    expect(svg.match(/<image/g)).toHaveLength(1);
    expect(svg).toContain('照片.jpg');
    expect(svg).toContain('>MOV</text>');
    expect((await pixels(await withPictures('png', gallery))).red).toBeGreaterThan(500);
    for (const format of ['pptx', 'docx'] as const) {
      const media = Object.entries(unzipSync(await withPictures(format, two))).filter(([name]) =>
        /media\/./.test(name),
      );
      expect(media.some(([name, bytes]) => name.endsWith('.svg') && strFromU8(bytes).includes('<image'))).toBe(true);
    }
    expect((await getDocumentProxy(await withPictures('pdf', two))).numPages).toBe(1);
  });

  it('nothing of a stranger’s file goes into ours as it came, and no address leads out', async () => {
    const outside = { ...kindOf('picture'), fileId: '', address: 'https://example.org/a.png' };
    expect(Buffer.from(await withPictures('svg', outside)).toString()).not.toContain('example.org');
    const gallery = { ...kindOf('gallery'), files: [{ ...kindOf('gallery').files[0]!, address: 'data:text/html,x' }] };
    const svg = Buffer.from(await withPictures('svg', gallery)).toString();
    expect(svg).not.toContain('text/html');
    const [, code] = /base64,([A-Za-z0-9+/=]+)/.exec(svg)!;
    const embedded = Buffer.from(code!, 'base64');
    expect(embedded.includes('Somebody Secret')).toBe(false);
    expect((await sharp(embedded).metadata()).format).toBe('jpeg');
    const broken = new Map([['f', new Uint8Array([137, 80, 78, 71, 1, 2, 3])]]);
    const pieces: Uint8Array[] = [];
    await writeRendering(
      { format: 'svg', exhibits: [kindOf('gallery')], title: 'x', language: 'zh', pictures: broken },
      { write: async bytes => void pieces.push(bytes) },
      async () => {},
    );
    expect(Buffer.concat(pieces).toString()).toContain('>JPG</text>');
  });

  it('many words go over as many slides as they need', async () => {
    const one = kindOf('verbatims');
    const texts = Array.from({ length: 50 }, (_, at) => ({
      text: `${at} ${'很好用'.repeat(20)}`,
      recordId: String(at),
    }));
    const slides = slidesOf(await rendered('pptx', [{ ...one, texts }]));
    expect(slides.length).toBeGreaterThan(4);
    const said = slides.join('');
    for (const { text } of texts) expect(said).toContain(text);
  });
});

async function pdfWords(exhibits: readonly Exhibit[]): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(await rendered('pdf', exhibits)), { mergePages: true });
  return text;
}

describe('whatever words are in it', () => {
  const exhibits: readonly Exhibit[] = [
    hostileTable,
    {
      ...bars,
      title: hostileTable.title,
      categories: hostileWords,
      series: [
        { id: 'a', name: hostileWords[0]!, values: percents(...hostileWords.map((_, at) => at)) },
        { id: 'b', name: hostileWords[2]!, values: [] },
      ],
    },
    {
      kind: 'note',
      id: 'n',
      title: hostileWords[2]!,
      source: hostileTable.source,
      notes: [],
      paragraphs: hostileWords,
    },
  ];

  it.each(['xlsx', 'pptx', 'docx'] as const)('%s stays a file whose parts are well-formed XML', async format => {
    const entries = unzipSync(await rendered(format, exhibits, hostileTable.title));
    for (const [name, bytes] of Object.entries(entries))
      if (/\.(?:xml|rels)$/.test(name)) expect(faultIn(strFromU8(bytes)), name).toBeUndefined();
    if (format === 'xlsx')
      expect(
        Object.entries(entries).some(([name, bytes]) => name.includes('worksheets') && strFromU8(bytes).includes('<f')),
      ).toBe(false);
  });

  it('svg, png and pdf can be read', async () => {
    const svg = Buffer.from(await rendered('svg', exhibits.slice(1, 2))).toString();
    expect(faultIn(svg)).toBeUndefined();
    expect(svg).not.toContain('<script');
    expect((await sharp(await rendered('png', exhibits.slice(0, 1))).metadata()).format).toBe('png');
    expect((await getDocumentProxy(await rendered('pdf', exhibits, hostileTable.title))).numPages).toBeGreaterThan(2);
  });
});

const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)|&#0;/u;

/** What is wrong with an XML text: a character that it cannot have, an ampersand that means nothing, tags that do not close each other. */
function faultIn(xml: string): string | undefined {
  const letter = FORBIDDEN.exec(xml);
  if (letter) return `character at ${letter.index}: ${xml.slice(letter.index, letter.index + 20)}`;
  const open: string[] = [];
  for (const [tag, slash, name, end] of xml
    .replace(/<!\[CDATA\[.*?\]\]>/gs, '')
    .matchAll(/<(\/?)([\w:.-]+)(?:\s+[\w:.-]+="[^"<]*"|\s+[\w:.-]+='[^'<]*')*\s*(\/?)>/g)) {
    if (slash === '/') {
      if (open.pop() !== name) return `${tag} closes another`;
    } else if (end !== '/') open.push(name!);
  }
  const tags = xml.match(/<(?![!?])/g)?.length ?? 0;
  const read = xml.match(/<(\/?)([\w:.-]+)(?:\s+[\w:.-]+="[^"<]*"|\s+[\w:.-]+='[^'<]*')*\s*(\/?)>/g)?.length ?? 0;
  return open.length > 0 ? `${open.at(-1)} stays open` : tags === read ? undefined : `${tags - read} broken tags`;
}

describe('a thread', () => {
  const pool = openThreads();
  const threads = pool.of({ lane: 'jobs', personId: 'somebody' });
  afterAll(() => pool.close());

  it('draws every kind of exhibit in every format, and tells how far it is', async () => {
    for (const format of ['xlsx', 'pptx', 'docx', 'pdf'] as const) {
      const heard: number[] = [];
      const pieces: Uint8Array[] = [];
      for await (const piece of runRendering(
        threads,
        { format, exhibits: everyExhibit, title: 'x', language: 'en' },
        drawn => heard.push(drawn),
      ))
        pieces.push(piece);
      expect(Buffer.concat(pieces).length).toBeGreaterThan(5_000);
      expect(heard).toEqual(everyExhibit.map((_, at) => at + 1));
    }
  });

  it('stops when it is cancelled, though it has handed out nothing yet', async () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ ...bars, id: `b${at}` }));
    const heard: number[] = [];
    const cancel = new AbortController();
    const onDrawn = (drawn: number) => {
      heard.push(drawn);
      cancel.abort();
    };
    const bytes = runRendering(
      threads,
      { format: 'pdf', exhibits: many, title: 'x', language: 'en' },
      onDrawn,
      cancel.signal,
    );
    await expect(bytes.next()).rejects.toThrow('Nobody wants');
    expect(heard.length).toBeLessThan(many.length);
  });
});
