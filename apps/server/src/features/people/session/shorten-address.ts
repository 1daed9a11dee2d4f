/** Enough for its owner to know the place again, too little to find them by: 203.0.113.*, 2001:db8:1:*. */
export function shortenAddress(address: string): string {
  const v4 = /(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)?.[1];
  if (v4 !== undefined) return `${v4}.*`;
  if (!address.includes(':')) return '';
  const [start = ''] = address.split('::');
  return `${start.split(':').slice(0, 3).join(':')}:*`;
}
