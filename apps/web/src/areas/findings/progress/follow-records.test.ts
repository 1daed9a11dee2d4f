import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followRecords, type LiveState } from './follow-records.ts';

/** A page, its server and its clock. */
class Story {
  hidden = false;
  refreshed = 0;
  waits = 0;
  readonly told: LiveState[] = [];
  #listener: (() => void) | undefined;
  #answer: ((isNews: boolean) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;
  readonly stop = followRecords({
    wait: signal => {
      this.waits += 1;
      return new Promise((resolve, reject) => {
        this.#answer = resolve;
        this.#fail = reject;
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    },
    refresh: async () => {
      this.refreshed += 1;
      return true;
    },
    tell: state => this.told.push(state),
    page: {
      get hidden() {
        return story.hidden;
      },
      addEventListener: ((_type: string, listener: () => void) => (this.#listener = listener)) as never,
      removeEventListener: () => {},
    },
    now: () => Date.now(),
  });

  async answer(isNews: boolean): Promise<void> {
    this.#answer?.(isNews);
    await vi.advanceTimersByTimeAsync(0);
  }
  async fail(): Promise<void> {
    this.#fail?.(new Error('offline'));
    await vi.advanceTimersByTimeAsync(0);
  }
  async see(isSeen: boolean): Promise<void> {
    this.hidden = !isSeen;
    this.#listener?.();
    await vi.advanceTimersByTimeAsync(0);
  }
}

let story: Story;
beforeEach(async () => {
  vi.useFakeTimers();
  // `page.hidden` is read while the story is being made.
  story = { hidden: false } as Story;
  story = new Story();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  story.stop();
  vi.useRealTimers();
});

describe('a page that is followed', () => {
  it('is made anew when there is news, and at most every five seconds', async () => {
    expect([story.waits, story.refreshed]).toEqual([1, 0]);
    await story.answer(true);
    expect(story.refreshed).toBe(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([story.waits, story.refreshed]).toEqual([2, 1]);
    await story.answer(true);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(story.refreshed).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(story.refreshed).toBe(2);
  });

  it('waits on without news, and is made anew after a minute all the same', async () => {
    await story.answer(false);
    expect([story.waits, story.refreshed]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(61_000);
    await story.answer(false);
    expect(story.refreshed).toBe(1);
  });

  it('asks for nothing while nobody sees it, and at once when it is seen again', async () => {
    await story.see(false);
    expect(story.told.at(-1)).toBe('paused');
    await vi.advanceTimersByTimeAsync(600_000);
    expect([story.waits, story.refreshed]).toEqual([1, 0]);
    await story.see(true);
    expect([story.waits, story.told.at(-1)]).toEqual([2, 'on']);
  });

  it('says that the connection is lost, tries again, and says when it is back', async () => {
    await story.fail();
    expect(story.told.at(-1)).toBe('off');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(story.waits).toBe(2);
    await story.answer(false);
    expect(story.told.at(-1)).toBe('on');
  });

  it('stops', async () => {
    story.stop();
    await story.answer(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect([story.waits, story.refreshed]).toEqual([1, 0]);
  });
});
