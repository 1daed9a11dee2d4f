import { paperTexts } from '@wenshu/texts/talks/papers';
import { useTexts } from '../../../../app/language/language.ts';
import { useNamedSource } from '../open/source-names.ts';

/** What a passage was taken from, with its address where it has one. */
export function ReadSource({ sourceId }: { readonly sourceId: string }) {
  const t = useTexts(paperTexts).sources;
  const source = useNamedSource(sourceId);
  if (!source) return t.unknown;
  if (source.address === null) return source.name;
  return (
    <a href={source.address} target="_blank" rel="noreferrer noopener">
      {source.name}
    </a>
  );
}
