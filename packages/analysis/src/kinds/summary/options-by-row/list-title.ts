const BETWEEN = ': ';

/**
 * What a further table of a matrix is called. Its rows have one list of options, and mostly one column of the matrix: “Tea: How often”, “Milk: How often” are
 * “How often”. Rows that end differently are named one after the other.
 */
export function titleOfList(labels: readonly string[]): string {
  const endings = labels.map(label => endingsOf(label));
  const shared = endings[0]?.find(ending => endings.every(own => own.includes(ending)));
  return shared ?? [...new Set(labels)].join(' / ');
}

/** The longest first, the whole label among them. */
function endingsOf(label: string): readonly string[] {
  const parts = label.split(BETWEEN);
  return parts.map((_part, at) => parts.slice(at).join(BETWEEN));
}
