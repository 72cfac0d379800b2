/**
 * What a staff key can be allowed to, by area: `read` shows it, `change` decides and sets it. Every call of staff names one of
 * these in its description, and so does every other place that a staff key opens.
 */
export const permissions = [
  'withdrawals.read',
  'withdrawals.change',
  'cases.read',
  'cases.change',
  'payments.read',
  'payments.change',
  'documents.read',
  'documents.change',
  'support.read',
  'support.change',
  'chat.read',
  'chat.change',
  'players.change',
  'switches.read',
  'switches.change',
  'games.read',
  'games.change',
  'jurisdictions.read',
  'jurisdictions.change',
  'settings.change',
  'notices.read',
  'notices.change',
  'media.read',
  'media.change',
  'design.change',
  'texts.read',
  'texts.change',
  'log.read',
  'inbox.read',
] as const

/** One thing that a staff key can be allowed to. */
export type Permission = (typeof permissions)[number]
/** A part of the staff's work, whose name stands for all permissions of it. */
export type Area = Permission extends `${infer Name}.${string}` ? Name : never

/** The areas, each once. */
export const areas = [...new Set(permissions.map((permission) => permission.split('.')[0]))] as Area[]

/**
 * The permissions of a key.
 * @param scopes areas and single permissions; null: everything. Names that are none of these allow nothing
 */
export function permissionsOf(scopes: readonly string[] | null): Permission[] {
  if (scopes === null) return [...permissions]
  return permissions.filter((permission) => {
    return scopes.some((scope) => scope === permission || permission.startsWith(`${scope}.`))
  })
}
