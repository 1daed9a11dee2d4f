import { runOwner } from '../../../platform/columns/run-owner.ts';
import { aloneOnFolder } from './folder-lock.repository.ts';

// The thread of whichever process owns the columnar copy.
await runOwner({
  alone: aloneOnFolder,
  openSource: async databaseUrl => (await import('./record-source.ts')).openRecordSource(databaseUrl),
});
