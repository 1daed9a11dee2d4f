import type { Appearance } from '@wenshu/survey-core/answering';
import { useEffect, useLayoutEffect } from 'react';
import { lookOf } from './look-of.ts';

/** Dresses the page: the theme by its name, the creator's own colours as properties of the root element. */
export function useLook(appearance: Appearance | undefined): void {
  useLayoutEffect(() => {
    if (!appearance) return;
    const root = document.documentElement;
    const { theme, properties } = lookOf(appearance);
    root.dataset.theme = theme;
    root.classList.toggle('has-picture', '--picture-phone' in properties);
    for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(properties)) root.style.removeProperty(name);
    };
  }, [appearance]);
}

export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}

/** The page is written in the survey's language, and in its direction. Before it is drawn: otherwise it would be seen turning over. */
export function useWriting(tag: string, direction: 'ltr' | 'rtl' | undefined): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = tag;
    root.dir = direction ?? '';
  }, [tag, direction]);
}
