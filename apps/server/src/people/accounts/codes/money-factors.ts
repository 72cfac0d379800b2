import type { Session } from '../../../ground/call/session.ts'
import type { AccountsParts } from '../parts.ts'
import { type CodeAddress, findOwnAddress, isPurposeOn } from './code-rules.ts'

/** What proves a player before money leaves, and until when this session is proved. */
export type MoneyFactors = {
  isAppBound: boolean
  /** Whether the operator asks for a code, and no app is bound that gives one. */
  isCodeAsked: boolean
  /** Where a code goes; undefined when none is asked for, or when none can reach the player. */
  address: CodeAddress | undefined
  /** Milliseconds since 1970; 0: never. */
  provedUntilMs: number
}

/** Reads what proves the player of a session before money leaves (AU-08). */
export async function readMoneyFactors(parts: AccountsParts, { id }: Session): Promise<MoneyFactors> {
  const [row, settings] = await Promise.all([
    parts.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['phone', 'email', 'totp_secret', 'proved_until'])
      .where('session.id', '=', id)
      .executeTakeFirstOrThrow(),
    parts.readSettings(),
  ])
  const isCodeAsked = row.totp_secret === null && isPurposeOn(settings, 'withdraw')
  return {
    isAppBound: row.totp_secret !== null,
    isCodeAsked,
    address: isCodeAsked ? findOwnAddress(parts, settings, row) : undefined,
    provedUntilMs: row.proved_until?.getTime() ?? 0,
  }
}
