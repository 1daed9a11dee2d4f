import { deepStrictEqual, match, strictEqual } from 'node:assert';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codingCalls, codingFrameCalls, transcriptFileCalls } from '@wenshu/api-contract';
import { transcriptChanges } from '@wenshu/transcripts';
import { parseCsv } from 'hucre/csv';
import { openZip } from '../../apps/server/src/platform/file-worker/zip/open-zip.ts';
import { buildPerson } from '../../apps/server/src/testing/build-person.ts';
import { buildTalks } from '../../apps/server/src/testing/talks/build-talks.ts';
import { withTestApp } from '../testing/with-test-app.ts';
import { judgeProgram } from './judge-program.ts';
import { judgeStep } from './judge-step.ts';
import { csvFilter, libreOffice, office, printWith } from './libre-office.ts';

const said = '主持人：怎么买茶？\n李女士：我在网上买😀，便宜 & 方便。\n王先生：=1+1 我去店里。';

export const judge = judgeStep(
  'Transcripts as files, by LibreOffice, poppler and xmllint',
  async ({ folder, check }) => {
    const path = (name: string) => join(folder, name);
    await withTestApp('judge-transcripts', async test => {
      const creator = await buildPerson(test.platform);
      const talks = await buildTalks(test, creator);
      const { scrollId, ask } = talks;
      const transcriptId = await talks.bring(said, '茶');
      await talks.edit(transcriptId, ([, second]) => transcriptChanges.translate(second!, 'I buy it online.', 'hand'));
      const commands = [{ does: 'add', parent: null, zh: '渠道', en: 'Channel' }];
      const { frameId } = await ask(codingFrameCalls.create, { name: '理由', commands });
      const { codingId } = await ask(codingCalls.setUp, { scrollId, variable: 'talktext', frameId });
      const { turns } = await talks.open(transcriptId);
      // 便宜, behind an emoji of two units.
      const span = { from: 8, to: 10 };
      const answerRecordIds = [turns[1]!.id];
      await ask(codingCalls.code, { scrollId, codingId, answerRecordIds, add: [1], span });
      const file = async (name: string, url: string) => {
        const headers = { authorization: `Bearer ${creator.token}`, lang: 'zh' };
        const { rawPayload } = await test.app.inject({ url: `/api${url}`, headers });
        writeFileSync(path(name), rawPayload);
      };
      for (const format of ['docx', 'xlsx'])
        await file(
          `talk.${format}`,
          `${transcriptFileCalls.export.path}?scrollId=${scrollId}&transcriptId=${transcriptId}&format=${format}`,
        );
      await file('talks.qdpx', `${transcriptFileCalls.exportProject.path}?scrollId=${scrollId}`);
    });
    const converted = await libreOffice(folder);
    const print = printWith(await judgeProgram(office), folder);
    const toText = await judgeProgram({ name: 'pdftotext', packages: ['poppler-utils'], runsUnpacked: true });
    const lint = await judgeProgram({ name: 'xmllint', packages: ['libxml2-utils'], runsUnpacked: true });

    await check('LibreOffice reads the sheet turn by turn, and runs nothing in it', () => {
      const sheet = converted(path('talk.xlsx'), 'sheet', csvFilter(false));
      const rows = parseCsv(sheet('-transcript.csv').toString()) as string[][];
      const turns = rows.filter(row => row.some(cell => cell.includes('买') || cell.includes('店')));
      strictEqual(turns.length, 3);
      strictEqual(
        turns[1]!.some(cell => cell === '我在网上买😀，便宜 & 方便。'),
        true,
      );
      strictEqual(
        turns[1]!.some(cell => cell.startsWith('I buy it online.')),
        true,
      );
      strictEqual(
        turns[1]!.some(cell => cell === '渠道'),
        true,
      );
      strictEqual(
        turns[2]!.some(cell => cell.includes('=1+1 我去店里。')),
        true,
      );
    });
    await check('LibreOffice prints the document with who said what, the translation and the code', () => {
      const text = toText('-raw', print(path('talk.docx')), '-').output.replace(/\s/g, '');
      for (const words of ['李女士', '我在网上买', '便宜', '&方便', 'Ibuyitonline', '渠道', '王先生'])
        strictEqual(text.includes(words), true, `${words} in ${text}`);
    });
    await check('xmllint reads the project, and its places are those of the text beside it, in code points', () => {
      const entries = openZip(readFileSync(path('talks.qdpx')), 10_000_000);
      for (const { name, read } of entries) writeFileSync(path(name.replace('/', '-')), read());
      const project = path('project.qde');
      deepStrictEqual(lint('--noout', project).output, '');
      const ask = (xpath: string) => lint('--xpath', xpath, project).output.trim();
      const coded = "//*[local-name()='PlainTextSelection'][*[local-name()='Coding']]";
      const [from, to] = [ask(`string(${coded}/@startPosition)`), ask(`string(${coded}/@endPosition)`)].map(Number);
      const name = ask("string(//*[local-name()='TextSource']/@plainTextPath)").replace('internal://', 'Sources-');
      const letters = [...readFileSync(path(name), 'utf8').replace(/^\uFEFF/, '')];
      strictEqual(letters.slice(from, to).join(''), '便宜');
      match(ask("string(//*[local-name()='Case'][2]/@name)"), /^(李女士|王先生|主持人)$/);
    });
  },
);
