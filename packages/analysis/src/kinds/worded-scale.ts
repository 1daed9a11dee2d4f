/** The upper end of a scale in words, and the lower. */
const UPPER =
  /^(?:非常|十分|极其|极|很|特别|完全|总是)|\b(?:very|strongly|extremely|completely|totally|always|excellent)\b/i;
const LOWER = /不|没|从未|差|劣|\b(?:never|not|poor|bad|terrible|disagree|dis\w+|un\w+)\b/i;
/** What stands beside a scale, at its end. */
const ASIDE =
  /不知道|不清楚|不了解|不适用|说不清|不好说|拒答|其他|无所谓|don.?t know|not applicable|not sure|prefer not|\bn\/a\b|\bother\b/i;
const LEAST = 3;
const MOST = 11;

/**
 * Where options stand upon a scale that is only in their words: very dissatisfied … very satisfied, in either direction. People ask so with
 * plain options, whose codes have no order; it decides colours and nothing that is counted. Nothing where the words do not say so.
 */
export function wordedScale(labels: readonly string[]): readonly (number | undefined)[] | undefined {
  const upon = labels.filter(label => !ASIDE.test(label));
  if (upon.length < LEAST || upon.length > MOST) return undefined;
  const [first, last] = [upon[0]!, upon.at(-1)!];
  const isEnd = (upper: string, lower: string) => UPPER.test(upper) && !LOWER.test(upper) && LOWER.test(lower);
  const isRising = isEnd(last, first);
  if (!isRising && !isEnd(first, last)) return undefined;
  return labels.map(label => {
    const place = upon.indexOf(label);
    if (place < 0) return undefined;
    return (isRising ? place : upon.length - 1 - place) / (upon.length - 1);
  });
}
