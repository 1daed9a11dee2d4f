import { xmlElement } from '@wenshu/survey-core';
import { PlacesIn, standardCount } from './count-places.ts';
import type { QdaSource } from './qda-project.ts';

/**
 * The places of a transcript that selections begin and end at, each with its time. Where only the times around it are known, it lies between them as its
 * letters do: programs play from there, and none asks for better.
 */
export class SyncPoints {
  readonly #source: QdaSource;
  readonly #places: readonly number[];

  constructor(source: QdaSource) {
    this.#source = source;
    const own = source.recording?.times.map(({ place }) => place) ?? [];
    const ends = source.spans.flatMap(({ from, to }) => [from, to]);
    this.#places = [...new Set([...own, ...ends])].sort((one, other) => one - other);
  }

  /** Made of the transcript's own: the last twelve signs are the place. */
  idAt(place: number): string {
    return `${this.#source.id.slice(0, -12)}${place.toString(16).padStart(12, '0')}`;
  }

  written(): string[] {
    const count = new PlacesIn(this.#source.text, standardCount);
    return this.#places.map(place => {
      const time = this.#timeAt(place);
      return xmlElement('SyncPoint', {
        guid: this.idAt(place),
        timeStamp: time === null ? null : String(time),
        position: String(count.countAt(place)),
      });
    });
  }

  #timeAt(place: number): number | null {
    const times = this.#source.recording?.times ?? [];
    const before = times.findLast(time => time.place <= place);
    const behind = times.find(time => time.place >= place);
    if (!before || !behind) return before?.time ?? null;
    if (behind.place === before.place) return before.time;
    const share = (place - before.place) / (behind.place - before.place);
    return Math.round(before.time + share * (behind.time - before.time));
  }
}
