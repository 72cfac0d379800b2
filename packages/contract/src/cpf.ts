const LENGTH = 11

/**
 * Whether a text is a CPF, the tax id of a person in Brazil: eleven digits, with or without dots and a dash, of which the last
 * two are check digits (Receita Federal: weights 10 to 2 and 11 to 2, modulo 11). Eleven equal digits pass the sums but
 * belong to nobody.
 */
export function isCpf(text: string): boolean {
  if (!/^(\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$/.test(text)) return false
  const digits = [...cpfDigits(text)].map(Number)
  if (new Set(digits).size === 1) return false
  return [9, 10].every((length) => digits[length] === checkDigit(digits.slice(0, length)))
}

/** The digits of a CPF, without dots and dash. */
export function cpfDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, LENGTH)
}

function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, at) => total + digit * (digits.length + 1 - at), 0)
  return ((sum * 10) % 11) % 10
}
