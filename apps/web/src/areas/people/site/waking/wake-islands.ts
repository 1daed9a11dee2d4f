import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportBug } from '../../../../app/actions/report-bug.ts';
import type { IslandName } from '../islands/island.tsx';
import { islands } from './island-list.ts';

/** This far before it comes into the window. */
const NEAR = '300px';
const TOUCHES = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Gives every island of the page its script, each when it says. */
export function wakeIslands(page: ParentNode): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-island]')) {
    const start = () => void wake(place).catch(reportBug);
    if (place.dataset.when === 'visible') whenNear(place, start);
    else if (place.dataset.when === 'touched') whenTouched(place, start);
    else start();
  }
}

async function wake(place: HTMLElement): Promise<void> {
  const entry = islands[place.dataset.island as IslandName];
  const part = 'part' in entry ? entry.part : await entry.load();
  // What stands in the page was drawn from properties of this part: the page and its script are of one build.
  const Part = part as ComponentType<Record<string, unknown>>;
  hydrateRoot(place, createElement(Part, JSON.parse(place.dataset.props ?? '{}') as Record<string, unknown>));
  place.dataset.awake = '';
}

function whenNear(place: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: NEAR },
  );
  observer.observe(place);
}

function whenTouched(place: HTMLElement, start: () => void): void {
  const stop = new AbortController();
  const touched = () => {
    stop.abort();
    start();
  };
  for (const type of TOUCHES) place.addEventListener(type, touched, { signal: stop.signal });
}
