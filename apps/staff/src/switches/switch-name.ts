import type { Switch } from '@fairground/contract/switches'
import { gameNameKey } from '@fairground/phrases'
import type { StaffTranslate } from '@fairground/phrases/staff'

/** What a switch is called in its list: a game by its word, a version with its number, anything else by name or id. */
export function nameOfSwitch({ kind, id, name, use }: Switch, t: StaffTranslate): string {
  if (kind === 'site') return t('staff.wholeSite')
  const gameKey = gameNameKey(name)
  const gameName = gameKey ? t(gameKey) : name
  if (kind === 'game') return gameName
  if (kind === 'version') return t('staff.versionName', { game: gameName, version: id.slice(id.lastIndexOf(':') + 1) })
  if (kind === 'payment_method') return t(use === 'withdraw' ? 'staff.payoutWay' : 'staff.depositWay', { name })
  return name || id
}
