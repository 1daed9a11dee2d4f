/**
 * Prometheus' older text as OpenMetrics: there a counter's family has its name without `_total`, no line is empty, and the end is said. The
 * library writes OpenMetrics too, but renames its own counters for it, and who asks for the older text afterwards gets them under other names.
 */
export function toOpenMetrics(text: string): string {
  const lines = text.split('\n').filter(line => line !== '');
  const counters = new Set(lines.flatMap(line => /^# TYPE (\S+)_total counter$/.exec(line)?.[1] ?? []));
  const told = lines.map(line => {
    const about = /^# (HELP|TYPE) (\S+)_total /.exec(line);
    return about && counters.has(about[2]!) ? line.replace(`${about[2]}_total`, about[2]!) : line;
  });
  return `${told.join('\n')}\n# EOF\n`;
}
