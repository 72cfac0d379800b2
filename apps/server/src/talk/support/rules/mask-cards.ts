/** Digits, with at most one space or dash between two of them: a card as people type it, with what stands beside it. */
const RUN = /\d(?:[ \u00a0.-]?\d){12,}/g

/** Numbers of cards have 13 to 19 digits (ISO/IEC 7812). */
const SHORTEST = 13
const LONGEST = 19

/** Whether digits end with the check digit of Luhn's formula (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    const value = at % 2 === 0 ? digit : digit * 2
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** Whether digits can be a card's number: cards of payment begin with 2 to 6. */
const isCard = (digits: string): boolean => /^[2-6]/.test(digits) && !/^(\d)\1*$/.test(digits) && passesLuhn(digits)

/**
 * Replaces the numbers of payment cards in a text: all their digits but the last four become `•`. A card is found as groups of
 * digits that are whole in the text, so that a date or another number beside it does not hide it.
 */
export function maskCards(text: string): string {
  return text.replace(RUN, maskRun)
}

function maskRun(run: string): string {
  const groups = [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ begin: index, end: index + digits.length }))
  for (const [at, { begin }] of groups.entries()) {
    for (const { end } of groups.slice(at).reverse()) {
      const part = run.slice(begin, end)
      const digits = part.replace(/\D/g, '')
      if (digits.length < SHORTEST || digits.length > LONGEST || !isCard(digits)) continue
      return run.slice(0, begin) + maskDigits(part) + maskCards(run.slice(end))
    }
  }
  return run
}

function maskDigits(part: string): string {
  let left = part.replace(/\D/g, '').length - 4
  return part.replace(/\d/g, (digit) => (left-- > 0 ? '•' : digit))
}
