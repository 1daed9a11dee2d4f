import type * as z from 'zod/mini';

/** From here on a list is looked at one by one: what is wrong with its first line says enough, and of thousands each would be explained. */
export const LARGE_LIST = 100;

export interface ListField {
  readonly name: string;
  readonly element: z.ZodMiniType;
  readonly most: number;
}

/** The fields of an input that are lists of which nothing is asked but how long they are. */
export function listFieldsOf(schema: z.ZodMiniType): readonly ListField[] {
  const { def } = schema._zod as z.core.$ZodTypeInternals & { def: z.core.$ZodTypeDef };
  // What asks something of the whole, such as one field by another, gets the whole.
  if (def.type !== 'object' || (def.checks ?? []).length > 0) return [];
  const { shape } = def as z.core.$ZodObjectDef;
  return Object.entries(shape).flatMap(([name, field]) => {
    const list = unwrap(field as z.core.$ZodType)._zod.def;
    if (list.type !== 'array') return [];
    const lengths = (list.checks ?? []).map(check => check._zod.def as LengthDef);
    if (lengths.some(({ check }) => check !== 'min_length' && check !== 'max_length')) return [];
    const most = Math.min(...lengths.flatMap(({ maximum }) => (maximum === undefined ? [] : [maximum])), Infinity);
    // The core's type of an element knows less than the schemas of zod/mini, which all of ours are.
    return [{ name, most, element: (list as z.core.$ZodArrayDef).element as unknown as z.ZodMiniType }];
  });
}

interface LengthDef {
  readonly check: string;
  readonly maximum?: number;
}

function unwrap(type: z.core.$ZodType): z.core.$ZodType {
  const { def } = type._zod;
  const isWrapped = def.type === 'optional' || def.type === 'default';
  return isWrapped ? unwrap((def as z.core.$ZodOptionalDef | z.core.$ZodDefaultDef).innerType) : type;
}
