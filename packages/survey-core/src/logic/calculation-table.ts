import type { FlowCalculation } from '../flow/flow.ts';
import type { Id } from '../ids.ts';
import { compileExpression, roundTo } from './compile-expression.ts';
import type { Drafts } from './drafts.ts';
import type { Formula } from './reading.ts';
import type { Calculations } from './scope.ts';
import { SlotScope } from './slot-scope.ts';

interface CompiledCalculation {
  readonly index: number;
  readonly id: Id;
  readonly formula: Formula;
  /** Every slot that it reads, also through other calculations. */
  readonly reads: ReadonlySet<number>;
}

/** A survey's calculations, compiled when they are first asked for, so that one may use another whatever their order. */
export class CalculationTable implements Calculations {
  readonly #drafts: Drafts;
  readonly #indexOf: ReadonlyMap<Id, number>;
  readonly #compiled = new Map<Id, CompiledCalculation>();
  readonly #open = new Set<Id>();

  constructor(drafts: Drafts) {
    this.#drafts = drafts;
    this.#indexOf = new Map(drafts.flow.calculations.map(({ id }, index) => [id, index]));
  }

  find(id: Id): CompiledCalculation | undefined {
    const index = this.#indexOf.get(id);
    if (index === undefined) return undefined;
    const known = this.#compiled.get(id);
    if (known) return known;
    if (this.#open.has(id)) {
      this.#drafts.problems.push({ problem: 'calculation-cycle', ruleId: id });
      return { index, id, formula: missing, reads: new Set() };
    }
    this.#open.add(id);
    const compiled = this.#compile(this.#drafts.flow.calculations[index]!, index);
    this.#open.delete(id);
    this.#compiled.set(id, compiled);
    return compiled;
  }

  /** All of them, and every slot told which ones read it. */
  finish(): readonly { readonly id: Id; readonly formula: Formula }[] {
    return this.#drafts.flow.calculations.map(({ id }) => {
      const { index, formula, reads } = this.find(id)!;
      for (const read of reads) this.#drafts.slots[read]!.calculations.push(index);
      return { id, formula };
    });
  }

  #compile({ id, parsed, decimals }: FlowCalculation, index: number): CompiledCalculation {
    if ('problem' in parsed) {
      this.#drafts.problems.push({ ...parsed, ruleId: id });
      return { index, id, formula: missing, reads: new Set() };
    }
    const scope = new SlotScope(this.#drafts, this, { ruleId: id, before: this.#drafts.slots.length });
    const formula = compileExpression(parsed.expression, scope);
    const rounded: Formula = decimals === undefined ? formula : reading => roundTo(formula(reading), decimals);
    return { index, id, formula: rounded, reads: scope.reads };
  }
}

const missing: Formula = () => Number.NaN;
