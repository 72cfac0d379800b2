import { randomInt } from 'node:crypto'
import { sameTextKey } from '../../ground/text/fold-text.ts'

/** Names of which no player's name may contain the look: staff's and the house's. */
const HOUSE_NAMES = ['fairground', 'admin', 'moderator', 'staff', 'support', 'operator', 'system', 'official'].map(
  sameTextKey,
)

/** Whether a name looks as if its owner spoke for the house, with look-alikes and signs between the letters too: `Supp0rt_Team`. */
export function isHouseName(name: string): boolean {
  const key = sameTextKey(name)
  return HOUSE_NAMES.some((house) => key.includes(house))
}

/** The public nickname of an account by e-mail: what stands before the `@`, unless it looks like the house's; then one of digits. */
export function nicknameOfEmail(email: string): string {
  const own = email.slice(0, email.indexOf('@'))
  return isHouseName(own) ? `Player ${String(randomInt(10_000)).padStart(4, '0')}` : own
}
