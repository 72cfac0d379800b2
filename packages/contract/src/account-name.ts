/** A parsed account text. Two texts with the same `value` name the same account. */
export interface AccountName {
  kind: 'username' | 'email' | 'phone'
  /** Username and e-mail in lower case; a phone as `+` and digits. */
  value: string
}

const USERNAME = /^[a-z0-9._-]{3,32}$/
const EMAIL = /^[^\s@<>"'(),:;\\]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/
const MOST_EMAIL = 320
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/
/** AU-09: area code, optional hyphen, 4 or 5 digits from 2 up, optional hyphen, 4 digits. */
const BRAZILIAN = /^[1-9]{2}-?[2-9]\d{3,4}-?\d{4}$/
/** A Brazilian number's count of digits, with the country code or without. */
const LIKE_BRAZILIAN = /^(55)?\d{10,11}$/
/** Separators between the digits of a phone. */
const SEPARATORS = /[\s().-]/g

/**
 * Reads the account that a player types: an e-mail when it has an `@`; a phone when it starts with `+` or has the
 * Brazilian form; otherwise a username of 3 to 32 letters, digits, dots, hyphens and underscores. Case does not matter. A
 * text with the digits of a Brazilian number but the wrong form is invalid, not a username (AU-09).
 */
export function parseAccountName(text: string): AccountName | undefined {
  const trimmedText = text.trim()
  const value = trimmedText.toLowerCase()
  if (value.includes('@')) return value.length <= MOST_EMAIL && EMAIL.test(value) ? { kind: 'email', value } : undefined
  if (value.startsWith('+')) {
    const phone = value.replaceAll(SEPARATORS, '')
    if (phone.startsWith('+55')) return brazilian(phone.slice(3))
    return INTERNATIONAL.test(phone) ? { kind: 'phone', value: phone } : undefined
  }
  if (isLikeBrazilian(value)) return brazilian(value.replace(/^55(?=\d{10,11}$)/, ''))
  return USERNAME.test(value) ? { kind: 'username', value } : undefined
}

/** Whether a text has a Brazilian number's count of digits. A date has fewer. */
function isLikeBrazilian(value: string): boolean {
  return LIKE_BRAZILIAN.test(value.replaceAll(SEPARATORS, ''))
}

function brazilian(phone: string): AccountName | undefined {
  return BRAZILIAN.test(phone) ? { kind: 'phone', value: `+55${phone.replaceAll('-', '')}` } : undefined
}
