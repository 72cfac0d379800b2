import { HOLD_MS } from '@fairground/ledger'
import { minorToNumber } from '@fairground/money'
import type { Logger } from 'pino'
import type { Events } from '../events.ts'
import type { RoundReader } from '../rounds/round-reader.ts'
import type { ReadSiteSettings } from '../site/site-settings.ts'
import type { CommittedAction, WalletDoor } from '../wallet/wallet.ts'
import { createBonusWatch } from './bonus-watch.ts'
import type { Bus } from './bus.ts'
import { sessionChannel } from './channel-name.ts'

/** The parts that the publisher needs. */
export interface NewsSources {
  events: Events
  log: Logger
  readSite: ReadSiteSettings
  rounds: RoundReader
  wallet: Pick<WalletDoor, 'findWallet'>
}

/**
 * Publishes the money and the rounds of each commit to the account's personal channel. It runs in the background, and a
 * failure is only logged: the balance is in the answer and in the database.
 */
export function publishCommits(services: NewsSources, bus: Bus): void {
  const { events, log } = services
  const findDecimals = decimalsReader(services)
  const findReleased = createBonusWatch()

  async function publish(action: CommittedAction, releasedMinor: bigint | undefined): Promise<void> {
    const { accountId, roundId, version, mainMinor, heldMinor } = action
    const decimals = await findDecimals(accountId)
    if (decimals === undefined) return
    bus.publish(accountId, {
      type: 'balance',
      userId: accountId,
      balance: minorToNumber(mainMinor, decimals),
      heldBalance: minorToNumber(heldMinor, decimals),
      version,
    })
    if (releasedMinor !== undefined) {
      const extra = { amount: minorToNumber(releasedMinor, decimals) }
      bus.publish(accountId, { type: 'event', userId: accountId, event: 'bonus_released', extra })
    }
    const round = roundId === undefined ? undefined : await services.rounds.find(accountId, roundId)
    if (!round) return
    bus.publish(accountId, {
      type: 'bet',
      userId: accountId,
      // The page that placed the bet still animates an instant round, so other pages must not show its end earlier.
      ...(action.kind === 'bet' && round.status === 'finished' && { delaySeconds: HOLD_MS / 1000 }),
      bet: {
        id: round.id,
        gameId: round.gameId,
        win: round.result === 'WIN',
        winAmount: minorToNumber(round.payoutMinor, decimals),
        result: round.result,
        betAmount: minorToNumber(round.stakeMinor, decimals),
        ...(round.isSpin && { spin: true }),
        version,
      },
    })
  }

  events.on('committed', (action) => {
    const releasedMinor = findReleased(action)
    if (!bus.wants(action.accountId)) return
    publish(action, releasedMinor).catch((error: unknown) => {
      log.warn({ err: error }, 'a commit was not told to its live channel')
    })
  })
  events.on('depositExpired', ({ accountId, id }) => {
    bus.publish(accountId, { type: 'event', userId: accountId, event: 'recharge_expired', extra: { id } })
  })
  events.on('bonusExpired', ({ accountId }) => {
    bus.publish(accountId, { type: 'event', userId: accountId, event: 'bonus_expired' })
  })
  events.on('sessionRevoked', ({ accountId, sessionId }) => {
    bus.publish(sessionChannel(sessionId), { type: 'event', userId: accountId, event: 'session_revoked' })
  })
}

/** Most accounts whose currency is in memory; it never changes. */
const MOST_REMEMBERED = 10_000

/** Creates a reader of the decimals of an account's currency. */
function decimalsReader({ readSite, wallet }: NewsSources): (accountId: string) => Promise<number | undefined> {
  const currencyIds = new Map<string, string>()
  return async (accountId) => {
    const currencyId = currencyIds.get(accountId) ?? (await wallet.findWallet(accountId))?.currencyId
    if (currencyId === undefined) return undefined
    if (currencyIds.size >= MOST_REMEMBERED) currencyIds.clear()
    currencyIds.set(accountId, currencyId)
    return (await readSite()).currencies.get(currencyId)?.decimal_length
  }
}
