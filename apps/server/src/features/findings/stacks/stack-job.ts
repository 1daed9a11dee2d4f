import type { Language } from '@wenshu/texts';
import { requireRight } from '../../../authorisation/authorise.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { defineJob } from '../../people/jobs/index.ts';
import { createBroughtIn, describeBroughtIn, replaceBroughtIn } from '../brought-in/index.ts';
import { openSource } from './open-source.ts';
import { findStack, type StackContent, writeStack } from './stack.repository.ts';
import { stackData } from './stack-data.ts';

export interface StackInput {
  readonly scrollId: string;
  readonly language: Language;
  /** Without it, the stack that is there is made again. */
  readonly fresh?: StackContent & { readonly name: string; readonly languageId: number };
}

/** Several questionnaires below each other as one. What the person may not look at does not get in: each is opened as theirs. */
export const stackJob = defineJob<StackInput>(
  'data.stack',
  async ({ platform, actor, input, signal, report, reportRows }) => {
    const { database, clock } = platform;
    const { scrollId, language, fresh } = input;
    const { personId } = actor;
    if (fresh && (await findQuestionnaire(database.pool, scrollId))) return { data: { scrollId } };
    if (!fresh) await requireRight(database.pool, actor, 'analysis.import', { kind: 'questionnaire', id: scrollId });
    report(0, 'preparing');
    const content = fresh ?? (await findStack(database.pool, scrollId));
    if (!content) throw new Refusal('notImportedData');
    const { sources, questions } = content;
    const opened = await Promise.all(sources.map(source => openSource(platform, actor, source.scrollId, language)));
    const languageId = fresh?.languageId ?? (await describeBroughtIn(database.pool, scrollId))!.languageId;
    const data = await stackData(content, opened, languageId);
    const bringing = { signal, reportRows, now: clock.now() };
    await database.transaction(async db => {
      if (fresh)
        await createBroughtIn(
          db,
          { scrollId, personId, name: fresh.name, languageId, origin: 'stacked' },
          data,
          bringing,
        );
      else await replaceBroughtIn(db, { scrollId, personId }, data, bringing);
      await writeStack(db, scrollId, { sources, questions }, bringing.now);
    });
    return { data: { scrollId } };
  },
);
