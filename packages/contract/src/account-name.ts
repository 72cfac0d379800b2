/** An account text as the product understood it. `value` is what it is known by: two texts with one value are one account. */
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

/**
 * Reads what a player types as account: an e-mail when it has an `@`; a phone when it starts with `+` or has the
 * Brazilian form; else a username of 3 to 32 letters, digits, dots, hyphens and underscores. Case does not matter.
 */
export function parseAccountName(text: string): AccountName | undefined {
  const typed = text.trim()
  const value = typed.toLowerCase()
  if (value.includes('@')) return value.length <= MOST_EMAIL && EMAIL.test(value) ? { kind: 'email', value } : undefined
  if (value.startsWith('+')) {
    const phone = value.replaceAll(/[\s().-]/g, '')
    return INTERNATIONAL.test(phone) ? { kind: 'phone', value: phone } : undefined
  }
  if (BRAZILIAN.test(value)) return { kind: 'phone', value: `+55${value.replaceAll('-', '')}` }
  return USERNAME.test(value) ? { kind: 'username', value } : undefined
}
