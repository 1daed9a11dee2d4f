import { type Job, jobCalls } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';

/**
 * By the browser's own downloads, which go on when the page is left and resume what broke off. The address lasts some minutes only, so it is
 * asked for when it is wanted.
 */
export async function downloadJob({ jobId, file }: Pick<Job, 'jobId' | 'file'>): Promise<void> {
  const { address } = await client.call(jobCalls.get, { jobId });
  if (address === null) return;
  const link = document.createElement('a');
  link.href = address;
  link.download = file?.name ?? '';
  link.click();
}
