import { z } from 'zod';
import { instantFrom } from '#database/types.ts';

type Shape = z.core.$ZodType;

/** JSON's own types, for what was stored before some rule about it was made, or by another hand. */
const plain = {
  string: (value: unknown) => (typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)),
  number: (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0),
  int: (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0),
  boolean: (value: unknown) => value === true,
} as const;

/**
 * An answer in the shape of its schema whatever was stored: what the schema does not name is left out, what it bounds (a length, a
 * pattern, a greatest number) is told as it is, and what is of another type altogether becomes the empty value of its own. Schemas of
 * answers say what callers can rely on; they are no reason to withhold a list for one odd row.
 */
export function reshape(schema: Shape, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return reshapeObject(def.shape, isRecord(value) ? value : {});
    case 'array':
      return Array.isArray(value) ? reshapeItems(def.element, value) : [];
    case 'record':
      return Object.fromEntries(
        Object.entries(isRecord(value) ? value : {})
          .filter(([key]) => z.safeParse(def.keyType, key).success)
          .map(([key, each]) => [key, reshape(def.valueType, each)]),
      );
    case 'nullable':
      return value == null ? null : reshape(def.innerType, value);
    case 'optional':
      return value === undefined ? undefined : reshape(def.innerType, value);
    case 'union': {
      const fitting = def.options.find((option) => z.safeParse(option, value).success) ?? def.options.at(-1);
      return fitting ? reshape(fitting, value) : value;
    }
    case 'string':
      // JSON of the database writes instants as the database does.
      return 'format' in def && def.format === 'datetime' ? instantFrom(plain.string(value)) : plain.string(value);
    case 'number':
    case 'boolean':
      return plain[def.type](value);
    default:
      return value;
  }
}

function reshapeObject(shape: Record<string, Shape>, value: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, reshape(schema, value[key])]));
}

/** What is no item at all, in a list of records, is left out. */
function reshapeItems(element: Shape, items: unknown[]): unknown[] {
  const ofRecords = (element as z.core.$ZodTypes)._zod.def.type === 'object';
  return items.filter((item) => !ofRecords || isRecord(item)).map((item) => reshape(element, item));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
