import type { ViewTexts } from '../_shared/answer-view.ts';
import { ownWords } from '../_shared/own-words.ts';
import { labels } from './labels.ts';
import packed from './places.json' with { type: 'json' };
import { findPlacePath, type Place, readPlaces } from './read-places.ts';

export interface PlaceListProps {
  readonly area: string | undefined;
  onChoose(place: { readonly area: string; readonly areaName: string } | undefined): void;
  readonly titleId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly texts: ViewTexts;
}

const places = readPlaces(packed.places);

/** Province, city, area: a list for every level that there is. */
export function PlaceList({ area, onChoose, titleId, describedBy, isInvalid, texts }: PlaceListProps) {
  const path = area ? findPlacePath(places, area) : [];
  const lists = [places, ...path.map(place => place.below)].filter(list => list.length > 0);
  const choose = (level: number, code: string) => {
    const above = path.slice(0, level);
    const chosen = lists[level]?.find(place => place.code === code);
    const next = chosen ? [...above, chosen] : above;
    onChoose(
      next.length > 0 ? { area: next.at(-1)!.code, areaName: next.map(place => place.name).join('') } : undefined,
    );
  };
  return (
    <div className="place-list">
      {lists.map((list, level) => (
        <label key={level === 0 ? 'province' : path[level - 1]!.code} className="labelled-field">
          <span id={`${titleId}-level${level}`}>{levelName(list, level, texts)}</span>
          <select
            className={isInvalid ? 'text-field is-invalid' : 'text-field'}
            value={path[level]?.code ?? ''}
            aria-labelledby={`${titleId} ${titleId}-level${level}`}
            aria-invalid={isInvalid}
            aria-describedby={describedBy}
            onChange={event => choose(level, event.currentTarget.value)}
          >
            <option value="">{texts.choose}</option>
            {list.map(place => (
              <option key={place.code} value={place.code}>
                {place.name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** Below a municipality the second level are areas already. */
function levelName(list: readonly Place[], level: number, texts: ViewTexts): string {
  const own = ownWords(labels, texts);
  if (level === 0) return own.places.province;
  return list[0]!.code.endsWith('00') ? own.places.city : own.places.area;
}
