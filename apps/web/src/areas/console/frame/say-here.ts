import { operatorDoorCalls } from '@wenshu/api-contract';
import { useEffect } from 'react';
import { consoleClient } from '../kit/console-client.ts';

const EVERY_MS = 60_000;
const signs = ['pointerdown', 'keydown', 'wheel'] as const;

/** Tells the server that somebody sits here, as long as somebody moves: what the rooms ask by themselves says nothing about that. */
export function useSayHere(): void {
  useEffect(() => {
    let saidAt = Date.now();
    const say = () => {
      if (Date.now() - saidAt < EVERY_MS) return;
      saidAt = Date.now();
      // Who has been signed out is told by the client.
      void consoleClient.call(operatorDoorCalls.here, {}, { quiet: true }).catch(() => {});
    };
    for (const sign of signs) addEventListener(sign, say, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, say);
    };
  }, []);
}
