/** What is simulated: scenarios with their products, and what making them costs. */
export interface SimulationPlan {
  readonly scenarios: readonly Scenario[];
  /** Of one piece, by the id of a level. */
  readonly costs?: Readonly<Record<string, number>>;
  /** How many buy in all; of a hundred where nobody says it. */
  readonly market?: number;
}

export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly products: readonly SimulatedProduct[];
}

export interface SimulatedProduct {
  readonly id: string;
  readonly name: string;
  /** Ids, one of each attribute. */
  readonly levels: readonly string[];
  /** In money: between the levels of the price, or where no attribute is the price. */
  readonly price?: number;
}

export const MAX_SCENARIOS = 10;
export const MAX_PRODUCTS = 10;
export const MAX_SIMULATED_NAME = 60;
export const MAX_AMOUNT = 1e9;
export const MAX_MARKET = 1e12;
export const USUAL_MARKET = 100;
