/** A scrape, read back: the value of a series as it is written, `name{label="value"}`; undefined where it was not told. */
export function readMetrics(text: string): (series: string) => number | undefined {
  const values = new Map(
    text
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(line => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))] as const;
      }),
  );
  return series => values.get(series);
}
