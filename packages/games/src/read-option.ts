/** Reads one of a table's words out of a bet's model: `{difficulty: 'hard'}`. */
export function readWord<Word extends string>(value: unknown, field: string, words: readonly Word[]): Word | undefined {
  const given = fieldOf(value, field)
  return words.find((word) => word === given)
}

/** Reads a whole number from `min` to `max` out of a bet's model: `{stones: 2}`. */
export function readWhole(value: unknown, field: string, range: { min: number; max: number }): number | undefined {
  const given = fieldOf(value, field)
  if (typeof given !== 'number' || !Number.isInteger(given)) return undefined
  return given >= range.min && given <= range.max ? given : undefined
}

function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return undefined
  return (value as Record<string, unknown>)[field]
}

/** Every option of a table of words. */
export function wordOptions<Field extends string, Word extends string>(
  field: Field,
  words: readonly Word[],
): readonly { readonly [F in Field]: Word }[] {
  return words.map((word) => ({ [field]: word }) as { readonly [F in Field]: Word })
}
