import type { RichText } from '@wenshu/survey-core';
import type { Gates, PageFace } from '../../../design/live-settings/index.ts';
import type { SignedVisit } from '../../docking/index.ts';
import type { ListedRespondent } from '../../respondents/index.ts';

/** By which kind of address somebody comes: `/s/` (or `/d/`, where another system has signed it), `/p/` or `/c/`. */
export type EntranceKind = 'link' | 'personal' | 'identity';

/** How the identity check asks. */
export interface IdentityCheck {
  readonly fields: readonly string[];
  readonly hasSms: boolean;
  readonly help: RichText | null;
}

/** What an address leads to, as it is now. */
export interface Entry {
  readonly kind: EntranceKind;
  readonly code: string;
  readonly scrollId: string;
  readonly status: number;
  readonly versionTime: number | null;
  /** The link is switched on. */
  readonly isEnabled: boolean;
  readonly channel: string;
  readonly endPageLinks: Readonly<Record<string, string>>;
  readonly gates: Gates;
  readonly face: PageFace;
  /** The survey has quotas. */
  readonly hasCells: boolean;
  /** The survey gives rewards: now, or (false) at some time before; null: never. */
  readonly isGiving: boolean | null;
  /** Whose code it is, or who passed the identity check. */
  readonly respondent: ListedRespondent | null;
  readonly identity: IdentityCheck | null;
  /** How many success samples it takes; null: as many as come. */
  readonly cap: number | null;
  /** Of an address that another system signs: who it says that this is. */
  readonly signed: (SignedVisit & { readonly mark: string }) | null;
  /** Of somebody of the name list who has shown to read what is sent to them: by which id they are known on whatever device. */
  readonly ownMark: string | null;
}
