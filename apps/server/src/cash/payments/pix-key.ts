const EMAIL = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/
const PHONE = /^\+55\d{10,11}$/
const RANDOM = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Longest key that PIX allows. */
const LONGEST = 77

/**
 * Reads a PIX key, with or without `pix:` before it: a CPF with right check digits, an e-mail address, a Brazilian phone
 * number, or a random key.
 * @returns `pix:<key>` as banks write it; undefined for a text that is no key
 */
export function parsePixKey(text: string): string | undefined {
  const key = text.trim().replace(/^pix:/i, '').trim().toLowerCase()
  if (key.length > LONGEST) return undefined
  if (EMAIL.test(key) || RANDOM.test(key)) return `pix:${key}`
  const digits = key.replace(/[ ().-]/g, '')
  if (PHONE.test(digits)) return `pix:${digits}`
  return isCpf(digits) ? `pix:${digits}` : undefined
}

/** Whether eleven digits are a CPF: the last two are sums of the others modulo 11. */
function isCpf(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^(\d)\1+$/.test(text)) return false
  const digits = [...text].map(Number)
  return [9, 10].every((length) => {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0)
    return ((sum * 10) % 11) % 10 === digits[length]
  })
}
