import type { ActivityResults, ResultPart } from '@wenshu/api-contract/room-events';
import { useRoom } from '../room-context.ts';

/** The figures of an activity: how many chose what, means, words. Never who. */
export function Results({ results: { answered, parts } }: { readonly results: ActivityResults }) {
  const { t } = useRoom();
  const title = `${t.prompt.results} · ${t.prompt.resultsOf({ count: answered })}`;
  const [only] = parts;
  if (!only) return <p className="soft">{title}</p>;
  if (parts.length === 1) return <PartTable title={title} part={only} />;
  return (
    <section className="results-parts" aria-label={title}>
      <p className="soft">{title}</p>
      {parts.map(part => (
        <PartTable
          key={part.label}
          title={`${part.label} · ${t.prompt.resultsOf({ count: part.answered })}`}
          part={part}
        />
      ))}
    </section>
  );
}

function PartTable({ title, part: { answered, mean, rows } }: { readonly title: string; readonly part: ResultPart }) {
  const { t } = useRoom();
  return (
    <table className="results">
      <caption>{mean === null ? title : `${title} · ${t.prompt.mean({ mean: mean.toFixed(2) })}`}</caption>
      <tbody>
        {rows.map(({ label, count }) => {
          const percent = answered > 0 ? Math.round((count / answered) * 100) : 0;
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="bar">
                <span style={{ width: `${Math.min(100, percent)}%` }} />
              </td>
              <td className="figure">{`${count} (${percent}%)`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
