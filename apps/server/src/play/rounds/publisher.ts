import { findLottery } from '@fairground/games/lottery'
import { HOLD_MS } from '@fairground/ledger'
import { minorToNumber } from '@fairground/money'
import type { Logger } from 'pino'
import type { Bus } from '../../ground/bus/bus.ts'
import { sessionChannel } from '../../ground/bus/channel-name.ts'
import type { Events } from '../../ground/call/events.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { CommittedAction } from '../../money/wallet/wallet.ts'
import type { WalletOwners } from '../../money/wallet/wallet-owners.ts'
import { decimalsIn } from '../../operator/settings/currencies.ts'
import type { ReadSiteSettings } from '../../operator/settings/site-settings.ts'
import type { RoundReader } from './round-reader.ts'
import type { StoredRound } from './stored-round.ts'

/**
 * How long pages wait before they show the end of a round. The page that placed the bet still animates an instant round, and every
 * page animates a lottery's draw.
 */
function delayOf({ kind }: CommittedAction, { gameId, status }: StoredRound): { delaySeconds?: number } {
  if (status !== 'finished') return {}
  if (kind === 'bet') return { delaySeconds: HOLD_MS / 1000 }
  const lottery = findLottery(gameId)
  return lottery && kind === 'move' ? { delaySeconds: lottery.showMs / 1000 } : {}
}

/** The parts that the publisher needs. */
export interface NewsSources {
  events: Events
  log: Logger
  readSite: ReadSiteSettings
  rounds: RoundReader
  walletOwners: WalletOwners
}

/**
 * Publishes the money and the rounds of each commit to the personal channel of the wallet's owner. It runs in the background, and a
 * failure is only logged: the balance is in the answer and in the database.
 */
export function publishCommits(parts: NewsSources, bus: Pick<Bus, 'publish' | 'wants'>): void {
  const { events, log, walletOwners, readSite } = parts

  async function publish(action: CommittedAction): Promise<void> {
    const { accountId: walletId, roundId, version, mainMinor, heldMinor, releasedMinor } = action
    const owner = await walletOwners.find(walletId)
    if (!owner || !bus.wants(owner.accountId)) return
    const { accountId, currencyId } = owner
    const decimals = decimalsIn(await readSite(), currencyId)
    bus.publish(accountId, {
      type: 'balance',
      userId: accountId,
      currencyId,
      balance: minorToNumber(mainMinor, decimals),
      heldBalance: minorToNumber(heldMinor, decimals),
      version,
    })
    if (releasedMinor !== undefined) {
      const extra = { amount: minorToNumber(releasedMinor, decimals), currencyId }
      bus.publish(accountId, { type: 'event', userId: accountId, event: 'bonus_released', extra })
    }
    const round = roundId === undefined ? undefined : await parts.rounds.find(walletId, roundId)
    if (!round) return
    bus.publish(accountId, {
      type: 'bet',
      userId: accountId,
      ...delayOf(action, round),
      bet: {
        id: round.id,
        gameId: round.gameId,
        currencyId,
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
    publish(action).catch((error: unknown) => {
      log.warn({ err: error }, 'a commit was not told to its live channel')
    })
  })
  function tellOwner(walletId: WalletId, event: string, extra?: { id: string }): void {
    walletOwners.find(walletId).then(
      (owner) => {
        if (!owner) return
        const { accountId } = owner
        bus.publish(accountId, { type: 'event', userId: accountId, event, ...(extra && { extra }) })
      },
      (error: unknown) => log.warn({ err: error }, `the event ${event} was not told`),
    )
  }
  events.on('depositExpired', ({ accountId, id }) => tellOwner(accountId, 'recharge_expired', { id }))
  events.on('bonusExpired', ({ accountId }) => tellOwner(accountId, 'bonus_expired'))
  events.on('sessionRevoked', ({ accountId, sessionId }) => {
    bus.publish(sessionChannel(sessionId), { type: 'event', userId: accountId, event: 'session_revoked' })
  })
}
