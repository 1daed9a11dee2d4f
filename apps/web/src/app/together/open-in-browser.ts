import { replaceEqualDeep } from '@tanstack/react-query';
import {
  type DocumentKind,
  type KindShape,
  type Opening,
  openTogether,
  type Together,
  type UnsavedEdit,
  type WorkState,
} from '@wenshu/together';
import type { StoreApi } from 'zustand';
import { newHexId } from '../new-hex-id.ts';
import { openKeptQueue } from './kept-queue.ts';
import { pause } from './pause.ts';

interface InBrowser<K extends KindShape, State extends WorkState<K>>
  extends Pick<Opening<K>, 'opened' | 'transport' | 'keptMade' | 'onShutOut'> {
  readonly documentId: string;
  readonly kind: DocumentKind<K>;
  readonly store: StoreApi<State>;
  readonly revive?: ((kept: unknown) => UnsavedEdit<K>) | undefined;
}

/** The engine of editing together with what a browser gives it: a store that screens listen to, a device that keeps, a clock. */
export function openInBrowser<K extends KindShape, State extends WorkState<K>>({
  documentId,
  store,
  transport,
  revive,
  ...opening
}: InBrowser<K, State>): Together<K> {
  const owner = { documentId, personId: transport.personId() ?? '' };
  return openTogether<K>({
    ...opening,
    transport,
    kept: openKeptQueue<K['edit'], UnsavedEdit<K>>(owner, newHexId(), revive),
    get: store.getState,
    patch: changes => patchStore(store, changes as Partial<State>),
    newId: newHexId,
    now: Date.now,
    pause,
    share: replaceEqualDeep,
  });
}

/** Tells nobody about what is as it was: hundreds of cards listen. */
export function patchStore<State extends object>(store: StoreApi<State>, changes: Partial<State>): void {
  const state = store.getState();
  const isNew = (Object.keys(changes) as (keyof State)[]).some(key => !Object.is(state[key], changes[key]));
  if (isNew) store.setState(changes);
}
