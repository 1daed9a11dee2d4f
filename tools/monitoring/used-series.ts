/** A metric as an expression uses it: its name as the dictionary has it, and the labels that are asked for, with their values. */
export interface UsedSeries {
  readonly name: string;
  /** By label; a pattern stands for each of its alternatives. */
  readonly matched: Readonly<Record<string, readonly string[]>>;
}

const SERIES = /\b(wenshu_[a-z_]+)(?:\{([^}]*)\})?/g;
const MATCHER = /([a-z_]+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g;
const PART_OF_HISTOGRAM = /_(bucket|sum|count)$/;

/** The metrics of ours in an expression, or in a text that names them. */
export function usedSeries(text: string, isHistogram: (name: string) => boolean): UsedSeries[] {
  return [...text.matchAll(SERIES)].map(([, written = '', matchers = '']) => {
    const family = written.replace(PART_OF_HISTOGRAM, '');
    const matched = [...matchers.matchAll(MATCHER)].map(([, label = '', , values = '']) => [label, values.split('|')]);
    return { name: isHistogram(family) ? family : written, matched: Object.fromEntries(matched) };
  });
}

/** Labels by which an expression groups, or that a legend shows. */
export function usedLabels(expression: string, legend = ''): string[] {
  const groups = [...expression.matchAll(/\b(?:by|on|without|ignoring)\s*\(([^)]*)\)/g)].flatMap(([, labels = '']) =>
    labels.split(',').map(label => label.trim()),
  );
  return [...groups, ...[...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)];
}
