// Whether a schema would take a value just as it is, found out in a fraction of the time. A page that opens with ten
// thousand records would otherwise spend most of its time in the schema: under our content security policy it can't
// compile itself. Whatever is not certain here is left to the schema.
import { isWallTime, WallTime } from '@calmbridge/domain/moments/wall-time';
import { VisibleText } from '@calmbridge/domain/text/visible-text';
import type { z } from 'zod';

type Check = (value: unknown) => boolean;
type Known = { takes: Check /** False from `takes` means: the schema refuses it. */; isExact: boolean };

const unsure: Known = { takes: () => false, isExact: false };
/** In letters everybody's keyboard has there is nothing to take out. */
const plain: Known = {
  takes: (value) => typeof value === 'string' && /^[ -~]*$/.test(value),
  isExact: false,
};

const wallTime: Known = {
  takes: (value) => typeof value === 'string' && isWallTime(value),
  isExact: true,
};
const known = new WeakMap<z.core.$ZodType, Known>([
  [VisibleText, plain],
  [WallTime, wallTime],
]);

/** True: the schema takes this JSON value and changes nothing. False: ask the schema. */
export const isTakenAsItIs = (schema: z.core.$ZodType, value: unknown): boolean =>
  knownOf(schema).takes(value);

function knownOf(schema: z.core.$ZodType): Known {
  const made = known.get(schema) ?? make((schema as z.core.$ZodTypes)._zod.def);
  known.set(schema, made);
  return made;
}

function make(def: z.core.$ZodTypes['_zod']['def']): Known {
  if (def.checks && def.checks.length > 0) return unsure;
  switch (def.type) {
    case 'string':
      return 'format' in def ? unsure : exactly((value) => typeof value === 'string');
    case 'number':
      return 'format' in def ? unsure : exactly(Number.isFinite);
    case 'boolean':
      return exactly((value) => typeof value === 'boolean');
    case 'literal':
      return oneOf(def.values);
    case 'enum':
      return oneOf(Object.values(def.entries));
    case 'unknown':
      return exactly(() => true);
    case 'optional':
      return orElse(undefined, knownOf(def.innerType));
    case 'default':
      return unlessMissing(knownOf(def.innerType));
    case 'nullable':
      return orElse(null, knownOf(def.innerType));
    case 'array':
      return listOf(knownOf(def.element));
    case 'union':
      return anyOf(def.options.map(knownOf));
    case 'record':
      return recordOf(knownOf(def.keyType), knownOf(def.valueType));
    case 'object':
      return objectOf(def);
    default:
      return unsure;
  }
}

const exactly = (takes: Check): Known => ({ takes, isExact: true });

const oneOf = (values: readonly unknown[]): Known => exactly((value) => values.includes(value));

const orElse = (empty: null | undefined, { takes, isExact }: Known): Known => ({
  takes: (value) => value === empty || takes(value),
  isExact,
});

/** Where it is missing, the schema fills it in. */
const unlessMissing = ({ takes }: Known): Known => ({
  takes: (value) => value !== undefined && takes(value),
  isExact: false,
});

const listOf = ({ takes, isExact }: Known): Known => ({
  takes: (value) => Array.isArray(value) && value.every(takes),
  isExact,
});

/** The first option that takes it wins, so an option that may take it in its own way stands in the way of the others. */
const anyOf = (options: readonly Known[]): Known =>
  options.every(({ isExact }) => isExact)
    ? exactly((value) => options.some(({ takes }) => takes(value)))
    : unsure;

const recordOf = (keys: Known, values: Known): Known => ({
  takes: (value) =>
    isObject(value) &&
    Object.entries(value).every(
      ([key, held]) => key !== '__proto__' && keys.takes(key) && values.takes(held),
    ),
  isExact: false,
});

function objectOf({ shape, catchall }: z.core.$ZodObjectDef): Known {
  const fields = Object.entries(shape).map(([name, schema]) => [name, knownOf(schema).takes] as const);
  const names = new Set(Object.keys(shape));
  const others = catchall ? knownOf(catchall).takes : () => false;
  const areOthersTaken = (value: Record<string, unknown>) =>
    Object.keys(value).every((name) => names.has(name) || (name !== '__proto__' && others(value[name])));
  return {
    takes: (value) =>
      isObject(value) && fields.every(([name, takes]) => takes(value[name])) && areOthersTaken(value),
    isExact: false,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
