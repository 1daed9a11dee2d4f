import { useEffect, useState } from 'react';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import { ownWords } from '../_shared/own-words.ts';
import type { BlinkAnswer } from './answer.ts';
import { labels } from './labels.ts';
import { readBlink } from './settings.ts';
import { useExposure } from './use-exposure.ts';

/**
 * Ready, shown for a moment, masked for good. An answer is stored when the showing begins: who reloads the page in the middle has
 * seen it.
 */
export function BlinkView(props: AnswerViewProps<BlinkAnswer>) {
  const { question, answer, onChange, titleId, problemId, problems, texts } = props;
  const { picture, pictureAlt, exposureSeconds } = readBlink(question.settings);
  const words = ownWords(labels, texts);
  const [loading, setLoading] = useState<'coming' | 'there' | 'broken'>('coming');
  const [isReading, setIsReading] = useState(false);
  const exposure = useExposure(exposureSeconds * 1000, exposureMs => onChange({ exposureMs }));
  // Preloaded and decoded before anybody can start: a picture that is still being drawn would be seen for too short.
  useEffect(() => {
    if (picture === '' || answer || loading !== 'coming') return;
    let isGone = false;
    const image = new Image();
    image.src = picture;
    image.decode().then(
      () => !isGone && setLoading('there'),
      () => !isGone && setLoading('broken'),
    );
    return () => {
      isGone = true;
    };
  }, [picture, answer, loading]);
  if (picture === '') return <p className="picture-missing">{texts.noPicture}</p>;
  if (exposure.isShown) {
    return (
      <div className="blink-box">
        <img src={picture} alt={pictureAlt} draggable={false} />
      </div>
    );
  }
  if (answer) {
    return (
      <div className="blink-box is-masked">
        <p role="status">{isReading ? pictureAlt : words.over}</p>
      </div>
    );
  }
  return (
    <div className="blink-box">
      <p id={`${titleId}-intro`}>{words.intro({ seconds: exposureSeconds })}</p>
      {loading === 'broken' ? (
        <>
          <p role="alert">{texts.loadFailed}</p>
          <button type="button" className="button is-quiet" onClick={() => setLoading('coming')}>
            {texts.retry}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="button"
          disabled={loading === 'coming'}
          aria-describedby={[`${titleId}-intro`, ...(problems.length > 0 ? [problemId] : [])].join(' ')}
          onClick={exposure.start}
        >
          {loading === 'coming' ? words.loading : words.ready}
        </button>
      )}
      {pictureAlt !== '' && (
        <button
          type="button"
          className="link-button"
          onClick={() => {
            setIsReading(true);
            onChange({ exposureMs: 0 });
          }}
        >
          {words.readInstead}
        </button>
      )}
    </div>
  );
}
