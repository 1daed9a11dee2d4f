import type { Json } from '@wenshu/survey-core/answering';
import type { ViewTexts } from './view-texts.ts';

type Role = 'button' | 'checkbox' | 'combobox' | 'radio' | 'radiogroup' | 'slider' | 'textbox';

/** Something on the page, as a browser's driver finds it: as much of Playwright's locator as is used here. */
export interface Place {
  getByRole(role: Role, options?: { readonly name?: string | RegExp; readonly exact?: boolean }): Place;
  getByText(text: string, options?: { readonly exact?: boolean }): Place;
  locator(selector: string): Place;
  and(place: Place): Place;
  nth(index: number): Place;
  first(): Place;
  last(): Place;
  press(key: string): Promise<void>;
  scrollIntoViewIfNeeded(): Promise<void>;
  waitFor(options?: { readonly state?: 'attached' | 'visible' }): Promise<void>;
}

/** How somebody enters things: by mouse or finger, or by the keyboard alone. */
export interface Hand<At = Place> {
  /** A button, a check box or a radio button. */
  press(target: At): Promise<void>;
  write(field: At, text: string): Promise<void>;
  /** An option of the browser's own picker, by its words. */
  pick(select: At, label: string): Promise<void>;
  /** A slider to a value. */
  slide(range: At, value: number): Promise<void>;
  /** A day, YYYY-MM-DD. */
  date(field: At, day: string): Promise<void>;
  /** Sample files, by their names. */
  attach(field: At, names: readonly string[]): Promise<void>;
}

export interface Entering {
  readonly hand: Hand;
  /** The question on the page. */
  readonly question: Place;
  /** The example as it was published: the same parts and answers, under ids of their own. */
  readonly input: {
    readonly question: {
      readonly items: readonly { readonly itemId: string; readonly title: { readonly text: string } }[];
    };
    readonly answers: readonly Json[];
  };
  readonly texts: ViewTexts;
}

/** How a person enters a type's example in a browser. */
export interface TypeDriver {
  /** Which of the type's right answers is entered; not every one can be made by hand. */
  readonly answer: number;
  enter(entering: Entering): Promise<void>;
  /** The values that are stored, where they are not the example's: files have names of their own, and looking takes its time. */
  readonly stored?: readonly RegExp[];
}
