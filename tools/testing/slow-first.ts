import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { PATIENCE_MS } from './patience.ts';

/**
 * Long files begin first, and the projects of long files before those of short ones: at the end no core stands idle
 * beside a file of a minute. Long is what asks for more time than others get; nobody has to keep a list.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const patience = new Map(files.map(file => [file, patienceOf(readFileSync(file.moduleId, 'utf8'))]));
    const places = this.ctx.projects.map(({ name }) => name);
    const placeOf = ({ project }: TestSpecification) => places.indexOf(project.name);
    // Sorting leaves what is equal as it was: the larger file first.
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b) || patience.get(b)! - patience.get(a)!);
  }
}

const MINUTE_MS = 60_000;

function patienceOf(source: string): number {
  const asked = [...source.matchAll(/\b(\d{2,3})_000\b/g)].map(([, thousands]) => Number(thousands) * 1000);
  const most = Math.max(0, ...asked, source.includes('PATIENCE_MS') ? PATIENCE_MS : 0);
  return most >= MINUTE_MS ? most : 0;
}
