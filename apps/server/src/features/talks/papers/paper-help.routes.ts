import { paperHelpCalls } from '@wenshu/api-contract';
import { type Paper, type PaperNode, paperShapes } from '@wenshu/papers';
import { own } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { presentHelp } from '../../people/helper-use/index.ts';
import { getPaper } from './find-own-paper.ts';
import { asksByKind } from './help/ask-by-kind.ts';
import { wordsOfParts } from './help/desk/ask-desk.ts';
import { listSourceTexts } from './paper-source.repository.ts';
import { passagesAside } from './work-aside.ts';

/** Nobody reads more than this; a script that asks for more would spend what others may ask for. */
const askingLimit: AttemptLimit = { name: 'paper-help:person', most: 120, windowSeconds: 60 * 60 };
/** Of one sub-question; of all at once fewer each. */
const MOST_EACH = 8;
const MOST_EACH_OF_ALL = 4;

export function registerPaperHelpCalls(app: FastifyInstance): void {
  registerCalls(app, paperHelpCalls, {
    propose: async ({ paperId, ask, nodeId }, context) => {
      const { platform, database, actor } = context;
      const { document, version } = await getPaper(database.pool, { paperId, personId: actor.personId }, 'edit');
      const { helpful, node } = findAsk(document, ask, nodeId);
      await countAttempt(platform, askingLimit, actor.personId);
      const sources = helpful.isUponSources ? await listSourceTexts(database.pool, paperId) : [];
      const { found, proposals, dropped } = await context.whileListening(async signal => {
        const passages = helpful.isUponSources
          ? await passagesAside(platform, actor, signal, {
              sources: sources.map(({ sourceId, text }) => ({ sourceId, text })),
              questions: wordsOfParts({ paper: document, node }),
              mostEach: node ? MOST_EACH : MOST_EACH_OF_ALL,
            })
          : [];
        // A paper is its maker's own, wherever they work: whether a model may be asked is each person's own as well.
        const asker = { personId: actor.personId, space: { kind: 'person', id: actor.personId } } as const;
        return helpful.run(platform, asker, { paper: document, node, sources, passages }, signal);
      });
      return { version, proposals: [...proposals], dropped, helped: presentHelp(platform, found) };
    },
  });
}

/** What is asked for, and of which part, as the paper's kind allows it. */
function findAsk(document: Paper, ask: string, nodeId: string | undefined) {
  const helpful = own(asksByKind[document.kind], ask);
  const shape = own(paperShapes[document.kind].asks, ask);
  if (!helpful || !shape) throw new Refusal('inputInvalid', { field: 'ask', problem: { word: 'invalid' } });
  const node: PaperNode | null = nodeId === undefined ? null : (own(document.nodes, nodeId) ?? null);
  // A colleague has just removed it, or it is none that this can be asked of.
  if ((nodeId !== undefined && node === null) || !shape.upon.includes(node?.kind ?? null))
    throw new Refusal('inputInvalid', { field: 'nodeId', problem: { word: 'invalid' } });
  return { helpful, node };
}
