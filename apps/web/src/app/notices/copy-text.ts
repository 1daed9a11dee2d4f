import { notify } from './notices.ts';

/** Puts words on the clipboard and says how it went: without https, or when it is forbidden, a browser does not let us. */
export async function copyText(text: string, words: { readonly done: string; readonly failed: string }): Promise<void> {
  try {
    // Absent without https, whatever its type says: that is a failure like the others.
    await navigator.clipboard.writeText(text);
    notify.success(words.done);
  } catch {
    notify.error(words.failed);
  }
}
