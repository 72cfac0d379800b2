const NUMBER = /(\d[\d.,]*\d|\d)/

/**
 * Translates a message around its numbers, which stay as they are. No list of texts can have `Minimum cumulative bets
 * of 250.50 needed` for each amount, but it can have `Minimum cumulative bets of` and `needed` (WA-06).
 */
export function keepNumbers(message: string, translate: (text: string) => string): string {
  // Every second part is a number.
  return message
    .split(NUMBER)
    .map((part, at) => (at % 2 === 1 ? part : translateInside(part, translate)))
    .join('')
}

/** The blanks around a text are not part of its key. */
function translateInside(part: string, translate: (text: string) => string): string {
  const text = part.trim()
  return text === '' ? part : part.replace(text, () => translate(text))
}
