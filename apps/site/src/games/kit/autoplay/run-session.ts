import type { AutoplayRun } from '@fairground/contract/autoplay'
import * as autoplay from '@fairground/contract/calls/autoplay'
import * as gameCalls from '@fairground/contract/calls/game'
import { outcomeOf } from '@fairground/contract/outcome'
import type { BetModel } from '@fairground/contract/round'
import { minorToDecimalString, parseAmount } from '@fairground/money'
import { call } from '../../../calls/client.ts'
import { queryClient } from '../../../kernel/query-client.ts'
import { applyBalance } from '../../../live/apply.ts'
import { userQuery } from '../../../player/user.ts'
import type { AutoGame } from './auto-game.ts'
import { playRun } from './play-run.ts'
import { runQuery } from './run-query.ts'
import { countsOf, minorOf, rulesOf } from './run-rules.ts'
import { askStop, type BestRound, beginRun, endRun, type RunEnd, showRun, stopWish } from './run-store.ts'

/** A run stops after its page was hidden for this long, because the player does not see what it costs. */
const HIDDEN_MS = 60_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Plays a run on this page, starting from the server's counts, until something stops it. Then it ends the run on the
 * server too.
 */
export async function playOnPage(run: AutoplayRun, game: AutoGame, isQuick: boolean): Promise<void> {
  const { settings, gameId, table } = game
  const { plan } = run
  const rules = rulesOf(run, settings)
  const { counts, isRoundOpen } = countsOf(run, rules, settings)
  const shownRun = () => ({ placedBets: counts.placed, bets: run.bets, netMinor: counts.net })
  beginRun(shownRun())
  const unwatch = watchHidden()
  let placedAt = Number.NEGATIVE_INFINITY
  let best: BestRound | undefined
  const end = (reason: RunEnd) => endRun({ reason, placedBets: counts.placed, netMinor: counts.net, best })
  const orderOf = (stake: number) => {
    placedAt = performance.now()
    const betAmount = minorToDecimalString(BigInt(stake), settings.limits.decimalLength)
    return { betAmount, options: plan.options, autoplay: run.id }
  }
  try {
    const reason = await playRun({
      ...{ rules, counts, isRoundOpen, stopWish, wait },
      play: (stake) => table.playRound(stake === undefined ? undefined : orderOf(stake), plan.picks, isQuick),
      payoutOf(bet) {
        if (outcomeOf(bet) === 'gained' && bet.multiplier > (best?.multiplier ?? 0)) best = bet
        return minorOf(paidBy(bet), settings)
      },
      getBalance: (stake) => getBalance(game, stake),
      pause: () => wait(placedAt + settings.jurisdiction.minRoundMs - performance.now()),
      onCounts: () => showRun(shownRun()),
    })
    end(reason)
  } catch (error) {
    end('refused')
    throw error
  } finally {
    unwatch()
    await endThere(run.id, gameId)
  }
}

/** Ends a run on the server, which then accepts no more of its bets. */
export async function endThere(id: string, gameId: string): Promise<void> {
  try {
    await call(autoplay.stop, { id }, { errors: 'ignore' })
    queryClient.setQueryData(runQuery(gameId).queryKey, null)
  } catch (error) {
    // The run stays open on the server, and the game offers it the next time.
    console.info('run not ended', error)
    void queryClient.invalidateQueries({ queryKey: runQuery(gameId).queryKey })
  }
}

/** The payout of a round; for a cancelled one its stake. */
const paidBy = (bet: BetModel) => (bet.result === 'CANCELLED' ? bet.betAmount : bet.winAmount)

/** The balance for the next stake. If it is too low, this first releases the wins that are still on hold. */
async function getBalance({ settings }: AutoGame, stake: number): Promise<number> {
  const { decimalLength } = settings.limits
  const balanceNow = () =>
    Number(parseAmount(queryClient.getQueryData(userQuery.queryKey)?.balance ?? 0, decimalLength))
  if (balanceNow() >= stake) return balanceNow()
  const { model } = await call(gameCalls.finishAllMyHold, {}, { errors: 'ignore' })
  applyBalance({ balance: model.balance, heldBalance: 0, version: model.balanceVersion })
  return balanceNow()
}

function watchHidden(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(() => askStop('hidden'), HIDDEN_MS)
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
