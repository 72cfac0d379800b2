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

/** Where the news comes from, and what it is filled in from. */
export interface NewsSources {
  events: Events
  log: Logger
  readSite: ReadSiteSettings
  rounds: RoundReader
  wallet: Pick<WalletDoor, 'findWallet'>
}

/**
 * Tells each account's personal channel what has become of its money and its rounds, after the commit. Nobody waits for
 * it, and it fails without a word to the player: the balance is in the answer and in the database.
 */
export function publishCommits(services: NewsSources, bus: Bus): void {
  const { events, log } = services
  const findDecimals = decimalsReader(services)
  const findReleased = createBonusWatch()

  async function publish(committed: CommittedAction, released: bigint | undefined): Promise<void> {
    const { accountId, roundId, version, mainMinor, heldMinor } = committed
    const decimals = await findDecimals(accountId)
    if (decimals === undefined) return
    bus.publish(accountId, {
      type: 'balance',
      userId: accountId,
      balance: minorToNumber(mainMinor, decimals),
      heldBalance: minorToNumber(heldMinor, decimals),
      version,
    })
    if (released !== undefined) {
      const extra = { amount: minorToNumber(released, decimals) }
      bus.publish(accountId, { type: 'event', userId: accountId, event: 'bonus_released', extra })
    }
    const round = roundId === undefined ? undefined : await services.rounds.find(accountId, roundId)
    if (!round) return
    bus.publish(accountId, {
      type: 'bet',
      userId: accountId,
      // A round that was over with its bet is still being shown where it was bet: no other page is ahead of it.
      ...(committed.kind === 'bet' && round.status === 'finished' && { delaySeconds: HOLD_MS / 1000 }),
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

  events.on('committed', (committed) => {
    const released = findReleased(committed)
    if (!bus.wants(committed.accountId)) return
    publish(committed, released).catch((error: unknown) => {
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

/** Accounts whose currency is remembered; it never changes. */
const MOST_REMEMBERED = 10_000

/** Reads the decimals of an account's currency. */
function decimalsReader({ readSite, wallet }: NewsSources): (accountId: string) => Promise<number | undefined> {
  const remembered = new Map<string, string>()
  return async (accountId) => {
    const currencyId = remembered.get(accountId) ?? (await wallet.findWallet(accountId))?.currencyId
    if (currencyId === undefined) return undefined
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(accountId, currencyId)
    return (await readSite()).currencies.get(currencyId)?.decimal_length
  }
}
