import type { Queryable } from '../../../platform/database/database.ts';
import { findOwnPaper, listOwnPaperIds } from './paper.repository.ts';
import { listSourcesGivenBy, listSourceTexts } from './paper-source.repository.ts';

/** A person's papers with their sources, and the sources that they gave to papers of others, as JSON; one paper at a time. */
export async function* ownPapers(db: Queryable, personId: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from('{"papers":[');
  for (const [at, paperId] of (await listOwnPaperIds(db, personId)).entries()) {
    const paper = await findOwnPaper(db, paperId);
    const sources = (await listSourceTexts(db, paperId)).map(({ name, address, text, addedAt }) => ({
      name,
      address,
      text,
      addedAt,
    }));
    yield Buffer.from(`${at > 0 ? ',' : ''}\n${JSON.stringify({ ...paper, sources }, null, 2)}`);
  }
  yield Buffer.from(`],\n"givenToOthers":${JSON.stringify(await listSourcesGivenBy(db, personId), null, 2)}}\n`);
}
