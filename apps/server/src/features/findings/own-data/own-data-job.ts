import { startZip, type ZipWriter } from '@wenshu/data-files';
import { ownDataTexts } from '@wenshu/texts/people/own-data';
import { findShutter } from '../../../authorisation/second-factor.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listBook } from '../../collect/contacts/index.ts';
import { listCreatedBy } from '../../design/questionnaire-design/index.ts';
import { listCommentsBy } from '../../people/comments/index.ts';
import { defineJob, type JobContext } from '../../people/jobs/index.ts';
import { bytesOf } from '../../people/made-files/index.ts';
import type { OwnDataInput } from '../../people/own-data/index.ts';
import { describeWallet } from '../../people/payments/index.ts';
import { listEntries } from '../../people/points/index.ts';
import { addSurvey } from './add-survey.ts';
import { describePerson } from './describe-person.ts';
import { operationLines } from './operation-lines.ts';

/** What features of later wings keep of a person, by the name of its file. */
export type LaterParts = Readonly<Record<string, (db: Queryable, personId: string) => AsyncIterable<Uint8Array>>>;

/** Everything of a person's own in one file. No right is asked for: whoever it is about is whose job it is. */
export const defineOwnDataJob = (later: LaterParts) =>
  defineJob<OwnDataInput>(
    'people.own-data',
    async context => {
      const { report, input } = context;
      report(0, 'preparing');
      const content = bytesOf(async sink => {
        const zip = startZip(sink);
        await addAll(zip, context, later);
        await zip.close();
      });
      return { file: { fileName: ownDataTexts[input.language].fileName, contentType: 'application/zip', content } };
    },
    { logs: 'account.own-data', typeOf: () => 'own-data' },
  );

async function addAll(zip: ZipWriter, context: JobContext<OwnDataInput>, later: LaterParts): Promise<void> {
  const { platform, actor, input, report, signal } = context;
  const { pool } = platform.database;
  const texts = ownDataTexts[input.language];
  const day = platform.clock.now().toISOString().slice(0, 10);
  await zip.add(texts.readMe, Buffer.from(`\uFEFF${texts.readMeText({ day })}\r\n`));
  const parts = {
    'profile.json': await describePerson(platform, actor.personId),
    'comments.json': await listCommentsBy(pool, actor.personId),
    'contacts.json': await listBook(pool, actor.personId),
    'points.json': await listEntries(pool, actor.personId),
    'wallet.json': await describeWallet(pool, actor.personId),
  };
  for (const [name, part] of Object.entries(parts)) await zip.add(name, Buffer.from(JSON.stringify(part, null, 2)));
  for (const [name, part] of Object.entries(later)) await zip.add(name, part(pool, actor.personId));
  const surveys = await listCreatedBy(pool, actor.personId);
  for (const [index, survey] of surveys.entries()) {
    signal.throwIfAborted();
    // An enterprise’s own, shut for want of a second factor: it is not taken out by this door either.
    const shutter = await findShutter(pool, actor.personId, { kind: 'questionnaire', id: survey.scrollId });
    if (shutter === undefined) await addSurvey(zip, context, survey);
    report((index + 1) / (surveys.length + 1), 'writing');
  }
  await zip.add(texts.operations, operationLines(platform, actor.personId, input.language));
}
