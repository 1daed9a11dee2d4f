import { useRef, useState } from 'react';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import type { LocationAnswer } from './answer.ts';
import { findPosition, type PositionProblem } from './find-position.ts';

/** The browser is asked only when the button is pressed; the address can always be typed. */
export function LocationView({
  answer,
  onChange,
  problems,
  titleId,
  problemId,
  texts,
}: AnswerViewProps<LocationAnswer>) {
  const [state, setState] = useState<'idle' | 'looking' | PositionProblem>('idle');
  // An address may be typed while the phone looks for itself: neither may undo the other.
  const latest = useRef(answer);
  latest.current = answer;
  const change = ({ latitude, longitude, address }: LocationAnswer) => {
    const position = latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
    const next = { ...position, ...(address && { address }) };
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  const locate = async () => {
    setState('looking');
    const found = await findPosition();
    if ('problem' in found) {
      setState(found.problem);
      return;
    }
    setState('idle');
    change({ ...latest.current, ...found });
  };
  const isInvalid = problems.length > 0;
  const { latitude, longitude, address } = answer ?? {};
  const hasPosition = latitude !== undefined && longitude !== undefined;
  return (
    <div className="fields">
      <button type="button" className="button is-quiet" disabled={state === 'looking'} onClick={locate}>
        {texts.locate}
      </button>
      <p className="location-state" aria-live="polite">
        {state === 'idle'
          ? hasPosition
            ? texts.positionFound({ latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) })
            : texts.notSet
          : texts.positionStates[state]}
      </p>
      {hasPosition && (
        <button type="button" className="link-button" onClick={() => change({ ...(address && { address }) })}>
          {texts.clearPosition}
        </button>
      )}
      <label className="location-address">
        <span id={`${titleId}-address`}>{texts.address}</span>
        <input
          type="text"
          className={isInvalid ? 'text-field is-invalid' : 'text-field'}
          autoComplete="street-address"
          value={address ?? ''}
          aria-labelledby={`${titleId} ${titleId}-address`}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? problemId : undefined}
          onInput={event => change({ ...answer, address: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}
