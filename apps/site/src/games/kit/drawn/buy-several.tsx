import { minorToNumber } from '@fairground/money'
import { Button, toast } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useLoggedIn } from '../../../kernel/token.ts'
import { announceRun } from '../autoplay/announce-run.ts'
import type { AutoGame } from '../autoplay/auto-game.ts'
import { isAutoplayOffered } from '../autoplay/autoplay-door.tsx'
import { runQuery } from '../autoplay/run-query.ts'
import { useMinorMoney } from '../game-parts.ts'

/**
 * Buys several tickets at one press, one after the other: a run of as many bets of the stake that stands there, which can be
 * stopped and loses no more than they cost. Only where the jurisdiction has autoplay and asks for nothing before it.
 */
export function BuySeveral({ count, game }: { count: number; game: AutoGame }) {
  const t = useTranslate()
  const money = useMinorMoney(game.settings)
  const loggedIn = useLoggedIn()
  const [busy, setBusy] = useState(false)
  const { gameId, settings, stakeMinor } = game
  const isOffered = isAutoplayOffered({ loggedIn, settings }) && !settings.jurisdiction.labBeforeAutoplay
  const { data: left } = useQuery({ ...runQuery(gameId), enabled: isOffered })
  if (!isOffered || stakeMinor === undefined) return null
  const cost = stakeMinor * BigInt(count)
  const whole = (minor: bigint) => minorToNumber(minor, settings.limits.decimalLength)
  const buy = async () => {
    setBusy(true)
    const same = { to: 'base' } as const
    const plan = { options: {}, picks: [], stake: whole(stakeMinor), onWin: same, onLoss: same }
    const run = { bets: count, lossLimit: whole(cost), plan }
    const why = await announceRun(run, game, { isQuick: false, onTaken: () => undefined })
    setBusy(false)
    if (why !== undefined) toast(why, { tone: 'info' })
  }
  return (
    <Button
      size="s"
      look="ghost"
      data-auto-door=""
      className="min-h-[44px] w-full border border-line"
      busy={busy}
      // An interrupted run comes first: it is gone on with, or given up.
      disabled={!game.isFree || Boolean(left)}
      onClick={() => void buy()}
    >
      <span className="flex flex-col leading-tight">
        <span>{t('scratch.buySeveral', { count })}</span>
        <span className="nums text-xs text-muted">{money(cost)}</span>
      </span>
    </Button>
  )
}
