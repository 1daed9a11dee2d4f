import type { CommandName, Question, Questionnaire } from '@wenshu/survey-core';
import type { ComponentType, ReactNode } from 'react';
import type { TypeSketch } from './sketch.ts';

export const PALETTE_FAMILIES = ['choice', 'text', 'scale', 'matrix', 'media', 'advanced', 'layout'] as const;
export type PaletteFamily = (typeof PALETTE_FAMILIES)[number];

/** What a type's own panel gets: the question, and the one way to change it. */
export interface EditorPanelProps {
  readonly question: Question;
  readonly document: Questionnaire;
  readonly language: 'zh' | 'en';
  run(name: CommandName, input: object): void;
  newId(): string;
}

/** How a type is shown to creators and edited, where its capabilities and the dictionary of settings do not say it already. */
export interface TypeEditor {
  /** Its sign: on a grid of 20, in the colour of the text. */
  readonly icon: ReactNode;
  /** How the canvas draws it. */
  readonly sketch: TypeSketch;
  /** Where the palette shows it; nowhere for what only a solution makes. */
  readonly family: PaletteFamily | null;
  /** The sign before each option on the canvas. */
  readonly mark: 'radio' | 'checkbox' | 'blank' | 'number' | 'point' | 'column' | 'tag' | 'none';
  /** What its options are to the creator. */
  readonly optionsAre?: 'options' | 'columns' | 'tags' | 'blanks' | 'scaleItems' | 'points' | 'labels' | 'regions';
  /** Whether its options can stand in titled groups. */
  readonly hasOptionGroups?: true;
  /** Options below options: as the creator likes, or by the nature of the type. */
  readonly layers?: 'optional' | 'always';
  /** Its options are edited in its own panel, not in the list of the card. */
  readonly hidesOptions?: true;
  /** Drawn on the selected card, below the title. */
  readonly panel?: ComponentType<EditorPanelProps>;
}
