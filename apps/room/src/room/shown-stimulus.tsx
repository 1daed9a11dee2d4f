import type { RoomStimulus } from '@wenshu/api-contract';
import { useState } from 'react';
import { useRoom } from '../room-context.ts';

/** What the moderators show to everybody at present. */
export function ShownStimulus() {
  const { snapshot, entered, t } = useRoom();
  const [hiddenId, setHiddenId] = useState('');
  const stimulus = entered.stimuli.find(one => one.stimulusId === snapshot.view.shownStimulusId);
  if (!stimulus) return null;
  const isHidden = hiddenId === stimulus.stimulusId;
  return (
    <section className="shown" aria-label={`${t.stimulus.label} ${stimulus.title}`}>
      <div className="panel-head">
        <h2>{stimulus.title}</h2>
        <button type="button" className="quiet" onClick={() => setHiddenId(isHidden ? '' : stimulus.stimulusId)}>
          {isHidden ? t.stimulus.show({ title: stimulus.title }) : t.stimulus.hide}
        </button>
      </div>
      {!isHidden && <StimulusView stimulus={stimulus} />}
    </section>
  );
}

export function StimulusView({ stimulus: { kind, title, text, address } }: { readonly stimulus: RoomStimulus }) {
  if (kind === 'text') return <div className="stimulus-text">{text}</div>;
  if (kind === 'picture') return <img className="stimulus-picture" src={address} alt={title} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is shown is the hosts' own, and comes without captions.
    <video className="stimulus-picture" src={address} controls playsInline preload="metadata" aria-label={title} />
  );
}
