import type { Services } from '../../../app/services.ts'
import type { Session } from '../../../ground/call/session.ts'
import { type CodeAddress, findOwnAddress, isPurposeOn } from './code-rules.ts'

/** What proves a player before money leaves, and until when this session is proved. */
export type MoneyFactors = {
  isAppBound: boolean
  /** Where a code goes; undefined when none is asked for. */
  address: CodeAddress | undefined
  /** Milliseconds since 1970; 0: never. */
  provedUntilMs: number
}

/** Reads what proves the player of a session before money leaves (AU-08). */
export async function readMoneyFactors(services: Services, { id }: Session): Promise<MoneyFactors> {
  const [row, settings] = await Promise.all([
    services.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['phone', 'email', 'totp_secret', 'proved_until'])
      .where('session.id', '=', id)
      .executeTakeFirstOrThrow(),
    services.readSettings(),
  ])
  const isOn = row.totp_secret === null && isPurposeOn(settings, 'withdraw')
  return {
    isAppBound: row.totp_secret !== null,
    address: isOn ? findOwnAddress(services, settings, row) : undefined,
    provedUntilMs: row.proved_until?.getTime() ?? 0,
  }
}
