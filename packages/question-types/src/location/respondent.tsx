import { useRef, useState } from 'react';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ownWords } from '../_shared/own-words.ts';
import type { LocationAnswer } from './answer.ts';
import { findPosition, type PositionProblem } from './find-position.ts';
import { labels } from './labels.ts';
import { LazyPlaceList } from './lazy-place-list.ts';
import { readLocation } from './settings.ts';

/** The browser is asked only when the button is pressed; who refuses, or cannot be found, gets the list. */
export function LocationView(props: AnswerViewProps<LocationAnswer>) {
  const { question, answer, onChange, problems, titleId, problemId, texts } = props;
  const own = ownWords(labels, texts);
  const { asksBrowser, offersList } = readLocation(question.settings);
  const [state, setState] = useState<'idle' | 'looking' | PositionProblem>('idle');
  // An address may be typed while the phone looks for itself: neither may undo the other.
  const latest = useRef(answer);
  latest.current = answer;
  const change = (part: Partial<Record<keyof LocationAnswer, string | number | undefined>>) => {
    const entries = Object.entries({ ...latest.current, ...part }).filter(
      ([, value]) => value !== undefined && value !== '',
    );
    onChange(entries.length > 0 ? Object.fromEntries(entries) : undefined);
  };
  const locate = async () => {
    setState('looking');
    const found = await findPosition();
    if ('problem' in found) {
      setState(found.problem);
      return;
    }
    setState('idle');
    change(found);
  };
  const isInvalid = problems.length > 0;
  const describedBy = isInvalid ? problemId : undefined;
  const { latitude, longitude, address, area } = answer ?? {};
  const hasPosition = latitude !== undefined && longitude !== undefined;
  const showsList = offersList || area !== undefined || state === 'denied' || state === 'not-found';
  return (
    <div className="fields">
      {asksBrowser && (
        <>
          <button type="button" className="button is-quiet" disabled={state === 'looking'} onClick={locate}>
            {own.locate}
          </button>
          <p className="location-state" aria-live="polite">
            {state === 'idle'
              ? hasPosition
                ? own.positionFound({ latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) })
                : texts.notSet
              : own.positionStates[state]}
          </p>
          {hasPosition && (
            <button
              type="button"
              className="link-button"
              onClick={() => change({ latitude: undefined, longitude: undefined })}
            >
              {own.clearPosition}
            </button>
          )}
        </>
      )}
      {showsList && (
        <LazyPlaceList
          area={area}
          onChoose={place => change(place ?? { area: undefined, areaName: undefined })}
          titleId={titleId}
          describedBy={describedBy}
          isInvalid={isInvalid}
          texts={texts}
        />
      )}
      <label className="location-address">
        <span id={`${titleId}-address`}>{showsList ? own.street : own.address}</span>
        <input
          type="text"
          className={isInvalid ? 'text-field is-invalid' : 'text-field'}
          autoComplete="street-address"
          value={address ?? ''}
          aria-labelledby={`${titleId} ${titleId}-address`}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          onInput={event => change({ address: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}
