/** An attribute for whoever makes designs: names alone. */
export interface RequestedAttribute {
  readonly name: string;
  readonly levels: readonly string[];
}

/** Two levels that may not stand together, by the places of their attributes and of themselves. */
export type ForbiddenPair = readonly { readonly attribute: number; readonly level: number }[];

/** What design a solution asks for. Who makes it is no matter of the engine: it takes statistics, and time. */
export type DesignRequest =
  | {
      readonly method: 'choice-tasks';
      readonly attributes: readonly RequestedAttribute[];
      readonly alternatives: number;
      readonly tasks: number;
      readonly versions: number;
      readonly prohibitions: readonly ForbiddenPair[];
    }
  | {
      readonly method: 'cards';
      readonly attributes: readonly RequestedAttribute[];
      readonly prohibitions: readonly ForbiddenPair[];
    }
  | {
      readonly method: 'sets';
      readonly items: number;
      readonly itemsPerTask: number;
      readonly tasks: number;
      readonly versions: number;
    };

export type DesignMethod = DesignRequest['method'];

/** How good a design is; percents of the best that could be. */
export interface DesignQuality {
  readonly versions: number;
  readonly tasks: number;
  /** The rarest level or item, in percent of an equal share. */
  readonly balancePercent: number;
  /** How much it tells, in percent of a balanced design whose attributes do not depend on each other. */
  readonly efficiencyPercent?: number;
  /** Of the tasks, how many show a level more than once although another would fit. */
  readonly overlapPercent?: number;
  /** How often a respondent sees each level or item at least. */
  readonly leastShown: number;
}

export interface MadeDesign {
  /** By version, task and concept: for every attribute the place of its level. */
  readonly versions: readonly (readonly (readonly (readonly number[])[])[])[];
  readonly quality: DesignQuality;
}
