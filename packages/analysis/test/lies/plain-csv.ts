/** The raw csv as the judge of sentences reads it: words and weights, counted by hand. Shares no code with the product. */
export interface PlainTable {
  /** Weighted share of people with this answer, of those of the group (or of everybody) who answered. 0 to 1; undefined where nobody did. */
  share(question: string, option: string, group?: string): number | undefined;
  /** People who answered and whose weight counts. */
  people(question: string, group?: string): number;
  mean(question: string, group?: string): number | undefined;
}

export function readCsv(csv: string, isWeighted: boolean): PlainTable {
  const [head, ...body] = csv.split('\n').map(line => line.split(','));
  const at = (name: string) => head!.indexOf(name);
  const records = body
    .map(cells => ({ cells, weight: isWeighted ? Number(cells[at('weight')]) : 1 }))
    .filter(({ weight }) => weight > 0);
  const answered = (question: string, group?: string) =>
    records.filter(({ cells }) => cells[at(question)] !== '' && (group === undefined || cells[at('group')] === group));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    people: (question, group) => answered(question, group).length,
    share: (question, option, group) => {
      const all = answered(question, group);
      const has = all.filter(({ cells }) => cells[at(question)]!.split(';').includes(option));
      return all.length === 0 ? undefined : sum(has.map(one => one.weight)) / sum(all.map(one => one.weight));
    },
    mean: (question, group) => {
      const all = answered(question, group);
      if (all.length === 0) return undefined;
      const point = (cell: string) => Number(cell.replace('Point', ''));
      return (
        sum(all.map(({ cells, weight }) => weight * point(cells[at(question)]!))) / sum(all.map(({ weight }) => weight))
      );
    },
  };
}
