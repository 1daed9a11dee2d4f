/** What was sent from this page can be shown at once, without asking for it back. Gone with the page. */
const addresses = new Map<string, string>();

export const previews = {
  keep(fileId: string, blob: Blob): void {
    if (blob.type.startsWith('image/')) addresses.set(fileId, URL.createObjectURL(blob));
  },
  find(fileId: string): string | undefined {
    return addresses.get(fileId);
  },
  drop(fileId: string): void {
    const address = addresses.get(fileId);
    if (address) URL.revokeObjectURL(address);
    addresses.delete(fileId);
  },
};
