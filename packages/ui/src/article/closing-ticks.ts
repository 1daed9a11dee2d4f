interface Code {
  readonly isCode: boolean;
  readonly text: string;
  readonly end: number;
}

/**
 * Code stands between two runs of as many backticks. Where each length stands is noted once: to look for the end anew from
 * every beginning would take a minute over some thousand runs of different lengths.
 */
export function closingTicks(source: string): { readAt(at: number): Code | undefined } {
  const places = new Map<number, number[]>();
  for (const run of source.matchAll(/`+/g)) {
    const same = places.get(run[0].length);
    if (same) same.push(run.index);
    else places.set(run[0].length, [run.index]);
  }
  // The last place first, so that those already passed are taken off the end.
  for (const list of places.values()) list.reverse();
  return {
    readAt(at) {
      if (source.charAt(at) !== '`') return undefined;
      let length = 1;
      while (source.charAt(at + length) === '`') length += 1;
      const list = places.get(length) ?? [];
      while ((list.at(-1) ?? Number.POSITIVE_INFINITY) <= at) list.pop();
      const end = list.at(-1);
      const begin = at + length;
      if (end === undefined) return { isCode: false, text: source.slice(at, begin), end: begin };
      const inside = source.slice(begin, end).replaceAll('\n', ' ');
      const text = /^ .*[^ ].* $/.test(inside) ? inside.slice(1, -1) : inside;
      return { isCode: true, text, end: end + length };
    },
  };
}
