import { deepStrictEqual, match, strictEqual } from 'node:assert';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analysisCalls, codingFrameCalls } from '@wenshu/api-contract';
import { exportTexts } from '@wenshu/texts/findings/exports';
import { parseCsv } from 'hucre/csv';
import { showFontsToSharp } from '../../apps/server/src/features/findings/rendering/font-files.ts';
import { writeRendering } from '../../apps/server/src/features/findings/rendering/write-rendering.ts';
import { buildPerson } from '../../apps/server/src/testing/build-person.ts';
import {
  answersGiven,
  buildCodedSurvey,
  coupon,
  dear,
  price,
  service,
  sex,
  why,
  worth,
} from '../../apps/server/src/testing/coding/coded-survey.ts';
import { exportedFile } from '../../apps/server/src/testing/exported-file.ts';
import { type Exhibit, emptyModelRequest, modelForms, type Verbatims } from '../../packages/analysis/src/index.ts';
import { withTestApp } from '../testing/with-test-app.ts';
import { judgeProgram } from './judge-program.ts';
import { judgeStep } from './judge-step.ts';
import { csvFilter, libreOffice, office, printWith } from './libre-office.ts';
import { psppOn } from './pspp.ts';

/** By number of the record: what each answer was coded with. */
const given: Readonly<Record<number, readonly number[]>> = {
  1: [dear],
  2: [worth, service],
  3: [worth],
  5: [service],
  6: [dear, service],
  10: [coupon],
};
/** A code counts for all above it. */
const heldBy = (codes: readonly number[]) =>
  new Set(codes.flatMap(code => (code === dear || code === worth ? [code, price] : [code])));
const all = [price, dear, worth, service, coupon];
const names = all.map(code => `V1_coded_${code}`);

const quotesShown: Verbatims = {
  kind: 'verbatims',
  areQuotes: true,
  id: 'quotes',
  title: 'In their words',
  source: { asOf: '2026-11-19 09:30', base: { people: 12 } },
  notes: [],
  total: 12,
  texts: [{ text: 'Much too dear', about: 'Women · 25–34', recordId: '1' }],
};

export const judge = judgeStep(
  'What coding writes, by PSPP, LibreOffice, poppler and xmllint',
  async ({ folder, check }) => {
    const files = {
      sav: join(folder, 'coded.sav'),
      xlsx: join(folder, 'coded.xlsx'),
      frame: join(folder, 'frame.xlsx'),
      lines: join(folder, 'lines.csv'),
      qdc: join(folder, 'frame.qdc'),
    };
    let exhibits: readonly Exhibit[] = [];
    await withTestApp('judge-coding', async test => {
      const creator = await buildPerson(test.platform);
      const coded = await buildCodedSurvey(test, creator);
      for (const [serial, codes] of Object.entries(given)) await coded.code([Number(serial)], codes);
      const { scrollId } = coded.survey;
      for (const format of ['sav', 'xlsx'] as const) {
        const { job, bytes } = await exportedFile(test, creator, { scrollId, format, values: 'codes' }, 'zh');
        if (!bytes) throw new Error(`${format}: ${job.reason}`);
        writeFileSync(files[format], bytes);
      }
      for (const [path, format] of [
        [files.frame, 'xlsx'],
        [files.lines, 'csv'],
        [files.qdc, 'qdc'],
      ] as const) {
        const { frameId } = coded.frame;
        const url = `/api${codingFrameCalls.export.path}?frameId=${frameId}&format=${format}`;
        const headers = { authorization: `Bearer ${creator.token}`, lang: 'zh' };
        writeFileSync(path, (await test.app.inject({ url, headers })).rawPayload);
      }
      const empty = emptyModelRequest(modelForms.words);
      const request = {
        slots: { ...empty.slots, text: [why], banner: [sex] },
        options: { ...empty.options, find: 'dear', together: true },
      };
      const run = await coded.got(analysisCalls.run, { kind: 'words', derived: {}, request });
      // The contract says JSON; the server made it of these.
      exhibits = run.exhibits as unknown as readonly Exhibit[];
    });
    const converted = await libreOffice(folder);
    const print = printWith(await judgeProgram(office), folder);
    const toText = await judgeProgram({ name: 'pdftotext', packages: ['poppler-utils'], runsUnpacked: true });
    const lint = await judgeProgram({ name: 'xmllint', packages: ['libxml2-utils'], runsUnpacked: true });
    showFontsToSharp();

    /** Of every record whether it has each code; what nobody coded says nothing. */
    const wanted = answersGiven.map((_text, at) => {
      const codes = given[at + 1];
      return names.map((_name, place) => (codes ? String(Number(heldBy(codes).has(all[place]!))) : ''));
    });
    const columnsIn = ([head, ...lines]: string[][]) =>
      lines.map(line => names.map(name => line[head!.indexOf(name)]!.trim()));

    await check('PSPP has the coded variable of every record, and it is a set', async () => {
      const pspp = await psppOn(folder, files.sav);
      const path = join(folder, 'values.csv');
      pspp(`SAVE TRANSLATE /OUTFILE='${path}' /TYPE=CSV /FIELDNAMES /MISSING=IGNORE /CELLS=VALUES.`);
      deepStrictEqual(columnsIn(parseCsv(readFileSync(path, 'utf8')) as string[][]), wanted);
      match(pspp('MRSETS /DISPLAY NAME=ALL.'), new RegExp(names[0]!, 'i'));
    });
    await check('LibreOffice has it too', () => {
      const sheet = converted(files.xlsx, 'values', csvFilter(false))(`-${exportTexts.zh.dataSheet}.csv`);
      deepStrictEqual(columnsIn(parseCsv(sheet.toString()) as string[][]), wanted);
    });
    await check('LibreOffice reads a frame, as a book and as lines, and runs nothing in it', () => {
      for (const [path, options] of [
        [files.frame, []],
        [files.lines, ['--infilter=CSV:44,34,76,1']],
      ] as const) {
        const xml = converted(path, `frame-${path.slice(-4)}`, 'fods', ...options)('.fods').toString();
        for (const name of ['价格', '太贵', 'Too dear', 'Coupon'])
          strictEqual(xml.includes(`<text:p>${name}</text:p>`), true, name);
        strictEqual(xml.includes('table:formula'), false);
      }
    });
    await check('xmllint reads the codebook of REFI-QDA', () => {
      const { status, output } = lint('--noout', files.qdc);
      deepStrictEqual([status, output], [0, '']);
      const path = "string(//*[local-name()='Code'][@name='Too dear' or @name='太贵']/parent::*/@name)";
      match(lint('--xpath', path, files.qdc).output.trim(), /^(价格|Price)/);
    });

    const task = { exhibits: [] as readonly Exhibit[], language: 'en' as const, title: 'Words' };
    for (const format of ['xlsx', 'pptx', 'docx', 'pdf'] as const)
      await check(`words and quotes are shown in ${format}`, async () => {
        const pieces: Uint8Array[] = [];
        const sink = { write: async (bytes: Uint8Array) => void pieces.push(bytes) };
        await writeRendering({ ...task, format, exhibits: [...exhibits, quotesShown] }, sink, async () => {});
        const path = join(folder, `words-${format}.${format}`);
        writeFileSync(path, Buffer.concat(pieces));
        // Of bold letters poppler reads curved quotation marks as straight ones.
        const text = toText('-layout', format === 'pdf' ? path : print(path), '-')
          .output.replace(/\s/g, '')
          .replace(/[“”]/g, '"');
        const shown = [...exhibits.map(({ title }) => title), 'dear', '“Much too dear” — Women · 25–34'];
        deepStrictEqual(
          shown.filter(one => !text.includes(one.replace(/\s/g, '').replace(/[“”]/g, '"'))),
          [],
        );
      });
  },
);
