import type { ComponentType } from 'react';

/** Every island there is: `waking/island-list.ts` says what each is woken with. */
export type IslandName =
  | 'contact-box'
  | 'experience-areas'
  | 'live-cross-table'
  | 'live-question'
  | 'live-simulator'
  | 'news-slider'
  | 'site-header'
  | 'site-offer'
  | 'tool-margin'
  | 'tool-nps'
  | 'tool-price'
  | 'tool-rim'
  | 'tool-sample-size'
  | 'tool-significance'
  | 'trial-form';

interface IslandPlace<Props extends object> {
  readonly name: IslandName;
  /** What it looks like before its script; nothing where only the script can tell. */
  readonly part?: ComponentType<Props>;
  /** They travel as JSON: words and numbers, no functions. */
  readonly props: Props;
  /** At once, when it comes near the window, or when somebody touches it. */
  readonly when?: 'load' | 'visible' | 'touched';
}

/** A place in the page that a script takes over, with the same properties that it was drawn with. */
export function Island<Props extends object>({ name, part: Part, props, when = 'load' }: IslandPlace<Props>) {
  return (
    <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
      {Part && <Part {...props} />}
    </div>
  );
}
