import type { DrawPage } from '@wenshu/api-contract/drawn-page';
import type { Entrance, Visit } from '@wenshu/api-contract/visit';
import { isCommon, takeInHand } from '@wenshu/question-types/at-hand';
import { rest } from '@wenshu/question-types/rest';
import { renderToString } from 'react-dom/server';
import { lookOf } from '../look/look-of.ts';
import { speak } from '../pages/speak.ts';
import { wordsIn } from '../words.ts';
import { FirstPage } from './first-page.tsx';
import { openFirstPage } from './open-first-page.ts';

takeInHand(rest);

/** Before the body, where pictures are: React asks for them early, in elements that are no part of the page. */
const HINTS = /^(<link rel="preload"[^>]*>)+/;

/**
 * Runs on the server, built with the page. Texts that stand beside each other are kept apart (`<!-- -->`), as the page will find them.
 * Whoever stands before a gate, or has begun to answer, waits for the script.
 */
export const drawPage: DrawPage = (visit, language) => {
  const { entrance } = visit;
  if (!entrance) return undefined;
  const session = visit.step === 'open' && !visit.record ? openFirstPage(visit) : undefined;
  const words = wordsIn(speak({ language }, entrance));
  const html =
    visit.step === 'open' && session
      ? renderToString(<FirstPage visit={visit} session={session} words={words} />).replace(HINTS, '')
      : '';
  return {
    html,
    title: entrance.title,
    parts: partsOf(visit),
    root: { 'data-words': words.language, ...rootOf(entrance, html !== '') },
  };
};

/** Named by the build (`build/build-drawing.ts`). */
const REST: string = import.meta.env.REST_PART;

function partsOf(visit: Visit): readonly string[] {
  return visit.step !== 'open' || isCommon(visit.flow) ? [] : [REST];
}

/** What `useLook` and `useWriting` do in the browser. `is-early` stays until the script takes over. */
function rootOf({ appearance, languageTag, direction }: Entrance, isDrawn: boolean): Record<string, string> {
  const { theme, properties } = lookOf(appearance);
  const classes = [...('--picture-phone' in properties ? ['has-picture'] : []), ...(isDrawn ? ['is-early'] : [])];
  const styles = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return {
    lang: languageTag,
    dir: direction,
    'data-theme': theme,
    ...(classes.length > 0 && { class: classes.join(' ') }),
    ...(styles.length > 0 && { style: styles.join(';') }),
  };
}
