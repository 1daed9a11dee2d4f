import type { ActivityResults } from '@wenshu/api-contract/room-events';
import { useRoom } from '../room-context.ts';

/** The figures of an activity: how many chose what. */
export function Results({ results: { answered, rows } }: { readonly results: ActivityResults }) {
  const { t } = useRoom();
  return (
    <table className="results">
      <caption>{`${t.prompt.results} · ${t.prompt.resultsOf({ count: answered })}`}</caption>
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
