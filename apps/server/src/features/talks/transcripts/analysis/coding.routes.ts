import { transcriptCodingCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../../http/register-calls.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { readMarks } from '../../../findings/coding/index.ts';
import { readCodedTurns } from './coded-turns.ts';
import { countMatrix, countTogether, listQuotes } from './count-talks.ts';
import { matrixFile } from './matrix-file.ts';
import { codedTexts, openTalks } from './open-talks.ts';
import { themesOfTalks } from './themes-of-talks.ts';

export function registerTranscriptCodingCalls(app: FastifyInstance): void {
  registerCalls(app, transcriptCodingCalls, {
    coded: async (input, { platform, database, actor }) => {
      const { coding, documents } = await openTalks(platform, actor, input);
      const items = [];
      for (const document of documents) {
        const texts = await readMarks(database.pool, actor.personId, coding, codedTexts(coding, document));
        const given = texts.map(({ marks }) =>
          marks.filter(({ state, stands }) => state === 'accepted' && stands).map(({ code }) => code),
        );
        items.push({
          transcriptId: document.transcriptId,
          turns: texts.length,
          coded: given.filter(codes => codes.length > 0).length,
          codes: new Set(given.flat()).size,
          blind: texts.filter(({ isBlind }) => isBlind).length,
        });
      }
      return { items };
    },
    marks: async ({ transcriptId, ...input }, { platform, database, actor }) => {
      const { coding, documents } = await openTalks(platform, actor, input);
      const found = documents.find(one => one.transcriptId === transcriptId);
      if (!found) throw new Refusal('transcriptNotFound');
      const texts = await readMarks(database.pool, actor.personId, coding, codedTexts(coding, found));
      return {
        items: texts.flatMap(({ text: _text, ...turn }) => (turn.isBlind || turn.marks.length > 0 ? [turn] : [])),
      };
    },
    matrix: async (input, { platform, actor, language }) =>
      countMatrix(await readCodedTurns(platform, actor, input), input.by, language),
    together: async (input, { platform, actor }) =>
      countTogether(await readCodedTurns(platform, actor, input), input.way),
    quotes: async (input, { platform, actor, language }) =>
      listQuotes(await readCodedTurns(platform, actor, input), input, language),
    themes: (input, context) =>
      context.whileListening(async signal => {
        const { platform, actor } = context;
        return themesOfTalks(platform, actor, await readCodedTurns(platform, actor, input), input, signal);
      }),
    exportMatrix: async ({ by, hasNoModerators, ...of }, { platform, actor, language }) => {
      const asked = { ...of, hasNoModerators: hasNoModerators === 'true' };
      return matrixFile(await readCodedTurns(platform, actor, asked), by, language);
    },
  });
}
