import * as z from 'zod/mini';
import { parseExpression } from '../../expression/parse-expression.ts';
import { setTo } from '../change.ts';
import { command, firstProblem, join } from '../command.ts';
import { id, name, order } from '../inputs.ts';
import { decimals, expression } from '../schema/logic-schema.ts';
import { placeOne } from './completion.ts';
import { idsInExpression } from './dependants.ts';
import { checkFreshIds } from './find.ts';
import { withoutUndefined } from './save-rules.ts';
import { checkName, NameSet } from './texts.ts';

const input = z.object({ calculationId: id, order, name, expression, decimals: z.optional(decimals) });

/** Sets up a calculation, or sets it anew. It must be well written and name what is there; what it reads in which order is asked at publishing. */
export const saveLogicCalculationInfo = command({
  name: 'saveLogicCalculationInfo',
  input,
  loose: z.partial(input, { calculationId: true, order: true }),
  complete: (document, given, mint) => placeOne(given, 'calculationId', document.calculations, mint),
  reads: input => idsInExpression(input.expression),
  change: (document, { calculationId, ...calculation }) => {
    const others = Object.values(document.calculations).filter(other => other.id !== calculationId);
    const known = new Set([
      ...Object.keys(document.calculations).filter(other => other !== calculationId),
      ...Object.values(document.questions).flatMap(question => [
        question.id,
        ...Object.keys(question.items),
        ...Object.keys(question.rows),
      ]),
    ]);
    const parsed = parseExpression(calculation.expression);
    if ('problem' in parsed)
      return { problem: 'expression-wrong', id: calculationId, detail: { reason: parsed.problem, at: parsed.at } };
    return join(
      Object.hasOwn(document.calculations, calculationId) ? undefined : checkFreshIds(document, [calculationId]),
      checkName(calculation.name, calculationId, new NameSet(others.map(other => other.name))),
      firstProblem(idsInExpression(calculation.expression), named =>
        known.has(named)
          ? undefined
          : {
              problem: 'expression-wrong',
              id: calculationId,
              detail: { reason: 'reference-dangling', at: calculation.expression.indexOf(named) },
            },
      ),
      [setTo(['calculations', calculationId], withoutUndefined({ id: calculationId, ...calculation }))],
    );
  },
});
