import { type Exhibit, leafHeads } from '@wenshu/analysis/browser';

/** What was answered, by its names: what can be hidden, brought out or summed up. None where an exhibit is no list of answers. */
export function itemNames(exhibit: Exhibit): readonly string[] {
  if (exhibit.kind === 'parts') return exhibit.categories;
  if (exhibit.kind === 'lines') return exhibit.x.of === 'category' ? exhibit.x.names : [];
  if (exhibit.kind === 'bars')
    return exhibit.layout === 'stacked' || exhibit.layout === 'stacked-to-100'
      ? exhibit.series.map(({ name }) => name)
      : exhibit.categories;
  if (exhibit.kind !== 'table') return [];
  const rows = leafHeads(exhibit.rows).filter(({ head }) => head.role === 'category' || head.role === 'net');
  return rows.map(({ head }) => head.text);
}
