import { runOwner } from '../../../platform/columns/run-owner.ts';
import { openRecordSource } from './record-source.ts';

// The thread of whichever process owns the columnar copy.
await runOwner(openRecordSource);
