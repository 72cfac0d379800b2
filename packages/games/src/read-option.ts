/** Reads one of a game's words from a bet's model: `{difficulty: 'hard'}`. */
export function readWord<Word extends string>(value: unknown, field: string, words: readonly Word[]): Word | undefined {
  const fieldValue = fieldOf(value, field)
  return words.find((word) => word === fieldValue)
}

/** Reads a whole number from `min` to `max` from a bet's model: `{stones: 2}`. */
export function readWhole(value: unknown, field: string, range: { min: number; max: number }): number | undefined {
  const fieldValue = fieldOf(value, field)
  if (typeof fieldValue !== 'number' || !Number.isInteger(fieldValue)) return undefined
  return fieldValue >= range.min && fieldValue <= range.max ? fieldValue : undefined
}

function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return undefined
  return (value as Record<string, unknown>)[field]
}

/** The options of each word. */
export function wordOptions<Field extends string, Word extends string>(
  field: Field,
  words: readonly Word[],
): readonly { readonly [F in Field]: Word }[] {
  return words.map((word) => ({ [field]: word }) as { readonly [F in Field]: Word })
}
