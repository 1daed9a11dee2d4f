import { CallFailed } from '../session/post.ts';
import { useWords } from '../words.ts';

/** Where the server failed, what whoever runs it looks for in its log. One touch marks all of it, to be copied. */
export function Reference({ of }: { readonly of: unknown }) {
  const { page } = useWords();
  const id = of instanceof CallFailed ? of.reference : undefined;
  return id === undefined ? null : <p className="reference">{page.reference({ id })}</p>;
}
