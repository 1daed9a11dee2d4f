import type { FitControl } from '@wenshu/statistics';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import type { KindProblem, PresentContext, Questions, Saved, Variables } from '../../kind/kind.ts';
import type { Simulation } from '../../kind/simulation.ts';
import type { ModelForm, ModelRequest } from './form.ts';
import type { ModelData } from './model-data.ts';

/** A kind that works on columns, and asks as all models do. */
export interface Model<Found> {
  readonly name: string;
  readonly form: ModelForm;
  /** What its form cannot say of a request. */
  check?(request: ModelRequest, variables: Variables, questions: Questions): KindProblem | undefined;
  /** Columns go to the statistics under their variables' keys, so that a problem names the variable. Found is plain data. */
  fit(data: ModelData, request: ModelRequest, control?: FitControl): Found;
  present(found: Found, request: ModelRequest, context: PresentContext): readonly Exhibit[];
  saved?(found: Found, request: ModelRequest, context: PresentContext): readonly Saved[];
  records?(request: ModelRequest): boolean;
  /** About how long it takes a core, in milliseconds, where that is not a few times as long as going through the numbers once. */
  effortMs?(request: ModelRequest, cells: number): number;
  simulation?(found: Found, request: ModelRequest): Simulation | undefined;
}
