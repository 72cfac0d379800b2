/** Reads one of a game's words from a bet's model: `{difficulty: 'hard'}`. */
function readWord<Word extends string>(value: unknown, field: string, words: readonly Word[]): Word | undefined {
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

/** The options of a game whose only option is one of its words: every option, and the reader of a bet's model. */
export function wordOption<Field extends string, Word extends string>(field: Field, words: readonly Word[]) {
  type WordOption = { readonly [F in Field]: Word }
  const optionOf = (word: Word) => ({ [field]: word }) as WordOption
  return {
    allOptions: words.map(optionOf),
    parseOptions(value: unknown): WordOption | undefined {
      const word = readWord(value, field, words)
      return word && optionOf(word)
    },
  }
}
