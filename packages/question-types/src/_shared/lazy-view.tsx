import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { ViewTexts } from './answer-view.ts';

/** A part of a page that is fetched when it is met. */
export type LazyView<Props> = ((props: Props) => ReactNode) & {
  /** Fetches it beforehand; true when it is there. A failure is kept for nobody: the next one asks again. */
  preload(): Promise<boolean>;
};

/**
 * The placeholder has the height of what comes, so that nothing jumps. Networks fail: then a button asks again, and the respondent
 * can answer the other questions meanwhile.
 */
export function lazyView<Props extends { readonly texts: ViewTexts }>(
  load: () => Promise<ComponentType<Props>>,
  heightPx: number,
): LazyView<Props> {
  let view: ComponentType<Props> | undefined;
  let coming: Promise<boolean> | undefined;
  const preload = () => {
    coming ??= load().then(
      loaded => {
        view = loaded;
        return true;
      },
      () => {
        coming = undefined;
        return false;
      },
    );
    return coming;
  };

  function Lazy(props: Props) {
    const [state, setState] = useState<'coming' | 'there' | 'failed'>(view ? 'there' : 'coming');
    useEffect(() => {
      if (state !== 'coming') return;
      let isGone = false;
      void preload().then(isThere => {
        if (!isGone) setState(isThere ? 'there' : 'failed');
      });
      return () => {
        isGone = true;
      };
    }, [state]);
    const View = view;
    if (View) return <View {...props} />;
    return (
      <div className="lazy-part" style={{ minHeight: heightPx }} aria-busy={state === 'coming'}>
        <p role="status">{state === 'failed' ? props.texts.loadFailed : props.texts.loadingPart}</p>
        {state === 'failed' && (
          <button type="button" className="button is-quiet" onClick={() => setState('coming')}>
            {props.texts.retry}
          </button>
        )}
      </div>
    );
  }

  return Object.assign(Lazy, { preload });
}
