import type { Locale } from '@fairground/phrases'
import type { StatementsParts } from './parts.ts'

/** The house's name where the operator has not set one. */
const HOUSE = 'Fairground'

/** The names at the head of a player's statement: that of the site in a language, and that of the account. */
export async function namesOf(
  { db, settings, texts }: Pick<StatementsParts, 'db' | 'settings' | 'texts'>,
  accountId: string,
  locale: Locale,
): Promise<{ siteName: string; account: string }> {
  const { textsKey } = await settings.read()
  const map = await texts.find(textsKey, locale)
  const row = await db
    .selectFrom('account')
    .select(['username', 'email', 'phone', 'nickname'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { siteName: map?.['common.brand'] ?? HOUSE, account: row.username ?? row.email ?? row.phone ?? row.nickname }
}
