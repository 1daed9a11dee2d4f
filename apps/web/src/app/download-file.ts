import type { FileAnswer } from '@wenshu/api-contract/client';

/** Hands a file that a call answered to the browser's own downloads. */
export function downloadFile({ blob, fileName }: FileAnswer): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName ?? '';
  link.click();
  URL.revokeObjectURL(address);
}
