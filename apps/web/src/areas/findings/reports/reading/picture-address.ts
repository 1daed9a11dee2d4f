import { fileCalls } from '@wenshu/api-contract';

/** Where a page finds a picture of a report: whoever has the address may see it. */
export const pictureAddress = (fileId: string): string =>
  `/api${fileCalls.publicFile.path}?id=${encodeURIComponent(fileId)}`;
