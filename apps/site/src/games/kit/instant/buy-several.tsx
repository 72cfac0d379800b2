import { minorToNumber } from '@fairground/money'
import { Button } from '@fairground/ui/button'
import { toast } from '@fairground/ui/toast-store'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useLoggedIn } from '../../../kernel/token.ts'
import { announceRun } from '../autoplay/announce-run.ts'
import type { AutoGame } from '../autoplay/auto-game.ts'
import { isAutoplayOffered } from '../autoplay/autoplay-entry.tsx'
import { runQuery } from '../autoplay/run-query.ts'
import { useBetStop } from '../bet-stop.ts'
import { useMinorMoney } from '../game-parts.ts'

/**
 * Buys several tickets with one press, one after the other: a run of as many bets with the current stake. The player
 * can stop it, and it loses no more than its cost. Only where the jurisdiction allows autoplay without the lab's
 * answer.
 */
export function BuySeveral({ count, game }: { count: number; game: AutoGame }) {
  const t = useTranslate()
  const money = useMinorMoney(game.settings)
  const loggedIn = useLoggedIn()
  const stop = useBetStop()
  const [isBusy, setBusy] = useState(false)
  const { gameId, settings, stakeMinor } = game
  const isOffered = isAutoplayOffered({ loggedIn, settings }) && !settings.jurisdiction.labBeforeAutoplay
  const { data: openRun } = useQuery({ ...runQuery(gameId), enabled: isOffered })
  if (!isOffered || stakeMinor === undefined) return null
  const cost = stakeMinor * BigInt(count)
  const whole = (minor: bigint) => minorToNumber(minor, settings.limits.decimalLength)
  const buy = async () => {
    setBusy(true)
    const keepStake = { to: 'base' } as const
    const plan = { options: {}, picks: [], stake: whole(stakeMinor), onWin: keepStake, onLoss: keepStake }
    const run = { bets: count, lossLimit: whole(cost), plan }
    const refusal = await announceRun(run, game, { isQuick: false, onTaken: () => undefined })
    setBusy(false)
    if (refusal !== undefined) toast(refusal, { tone: 'info' })
  }
  return (
    <Button
      size="s"
      look="ghost"
      data-auto-door=""
      className="min-h-[44px] w-full border border-line"
      busy={isBusy}
      // The player must first continue or end an interrupted run.
      disabled={stop !== undefined || !game.isFree || Boolean(openRun)}
      onClick={() => void buy()}
    >
      <span className="flex flex-col leading-tight">
        <span>{t('scratch.buySeveral', { count })}</span>
        <span className="nums text-xs text-muted">{money(cost)}</span>
      </span>
    </Button>
  )
}
