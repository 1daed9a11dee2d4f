/** The search of an address with another part whose comments are open, or none; everything else in it stays as it is written. */
export function withComment(search: string, partId: string | undefined): string {
  const words = search.replace(/^\?/, '').split('&');
  const others = words.filter(word => word !== '' && !word.startsWith('comment='));
  const all = partId === undefined ? others : [...others, `comment=${encodeURIComponent(partId)}`];
  return all.length > 0 ? `?${all.join('&')}` : '';
}
