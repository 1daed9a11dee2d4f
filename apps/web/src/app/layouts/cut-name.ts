const LONGEST = 15;

/** A nickname for the header: 15 characters, then an ellipsis. Counted as people count, so an emoji is never cut in half. */
export function cutName(name: string): string {
  const characters = [...new Intl.Segmenter().segment(name)].map(part => part.segment);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : name;
}
