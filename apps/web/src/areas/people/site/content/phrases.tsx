/** A heading in phrases: Chinese has no spaces, and a line that breaks inside a word reads badly. It breaks behind a comma, or where it must. */
export function Phrases({ of }: { readonly of: string }) {
  const phrases = of.split(/(?<=[，、：；？])/);
  if (phrases.length === 1) return of;
  return phrases.map(phrase => (
    <span key={phrase} style={{ display: 'inline-block' }}>
      {phrase}
    </span>
  ));
}
