import type { NamedLink } from './site-links.ts';

export interface OtherLanguage {
  readonly language: 'zh' | 'en';
  readonly words: string;
  readonly hint: string;
}

/** What the header says and where it leads, in one language. */
export interface HeaderWords {
  readonly path: string;
  readonly productName: string;
  readonly label: string;
  readonly home: string;
  readonly groups: readonly { readonly name: string; readonly links: readonly NamedLink[] }[];
  readonly links: readonly NamedLink[];
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly signIn: string;
  readonly workspace: string;
  readonly other: OtherLanguage;
}
