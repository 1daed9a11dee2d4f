import type { NewsItem } from '@wenshu/api-contract';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@wenshu/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { reportBug } from '../../../../app/actions/report-bug.ts';
import { prefersCalm } from '../../../../app/use-is-narrow.ts';
import { NewsCard } from '../news/news-card.tsx';
import classes from './news-slider.module.css';
import { useCycle } from './use-cycle.ts';
import { useHeld } from './use-held.ts';

/** P2.71. */
const SLIDE_MS = 3_000;

export interface SliderWords {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  readonly opensNew: string;
}

interface NewsSliderProps {
  readonly language: 'zh' | 'en';
  readonly words: SliderWords;
  /** What the server drew; the rest is fetched. */
  readonly first: readonly NewsItem[];
  readonly total: number;
}

/** One card further every 3 s, at the end from the beginning; it rests while somebody points at it or stands in it. A finger moves it as any list. */
export function NewsSlider({ language, words, first, total }: NewsSliderProps) {
  const items = useAllNews(first, total);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => setStopped(prefersCalm()), []);
  const [whole, isHeld] = useHeld<HTMLDivElement>();
  const [index, choose] = useCycle(items.length, SLIDE_MS, isStopped || isHeld || items.length < 2);
  const list = useRef<HTMLUListElement>(null);
  useScrolledTo(list, index);
  const step = (by: number) => choose((index + by + items.length) % items.length);
  return (
    <div ref={whole} className={classes.slider}>
      <ul ref={list} className={classes.list} aria-label={words.label}>
        {items.map(item => (
          <li key={item.id} className={classes.item}>
            <NewsCard item={item} language={language} opensNew={words.opensNew} />
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <button type="button" className={classes.button} aria-label={words.previous} onClick={() => step(-1)}>
          <ChevronLeftIcon />
        </button>
        <button
          type="button"
          className={classes.button}
          aria-label={isStopped ? words.play : words.pause}
          onClick={() => setStopped(!isStopped)}
        >
          {isStopped ? <PlayIcon /> : <PauseIcon />}
        </button>
        <button type="button" className={classes.button} aria-label={words.next} onClick={() => step(1)}>
          <ChevronRightIcon />
        </button>
      </div>
    </div>
  );
}

/** The rest of the news, page by page until all are there (P7.51, P7.52). What cannot be fetched leaves what is drawn. */
function useAllNews(first: readonly NewsItem[], total: number): readonly NewsItem[] {
  const [items, setItems] = useState(first);
  useEffect(() => {
    if (total <= first.length) return;
    const stop = new AbortController();
    import('../news/fetch-all-news.ts')
      .then(({ fetchAllNews }) => fetchAllNews(stop.signal))
      .then(setItems)
      .catch(error => {
        if (!stop.signal.aborted) reportBug(error);
      });
    return () => stop.abort();
  }, [first, total]);
  return items;
}

/** Moves the list, never the page: scrolling an element into view would pull a reader back who is further down. */
function useScrolledTo(list: RefObject<HTMLUListElement | null>, index: number): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const card = list.current?.children[index];
    if (!(card instanceof HTMLElement) || !list.current) return;
    list.current.scrollTo({
      left: card.offsetLeft - list.current.offsetLeft,
      behavior: prefersCalm() ? 'auto' : 'smooth',
    });
  }, [list, index]);
}
