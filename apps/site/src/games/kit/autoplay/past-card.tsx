import { type BetRecord, game as gameCalls } from '@fairground/contract'
import { type InstantManifest, payoutMinor, type SteppedManifest } from '@fairground/games'
import { type DryRun, dryRun, multiplierOfPast } from '@fairground/games/autoplay'
import { parseAmount } from '@fairground/money'
import { Button } from '@fairground/ui'
import { useState } from 'react'
import { call } from '../../../calls/client.ts'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useUser } from '../../../player/user.ts'
import { useMinorMoney } from '../game-parts.ts'
import { stopNames } from '../lab/lab-answer.tsx'
import { signed } from '../stats/signed.ts'
import type { AutoGame } from './auto-game.ts'
import { type Announced, rulesOf } from './run-rules.ts'

/** Rounds of the past that are looked at. */
const MOST_ROUNDS = 100

/** A game whose rounds are the player's own. */
type PastGame = AutoGame & { manifest: SteppedManifest | InstantManifest }

interface Found {
  of: Announced
  rounds: number
  run: DryRun
}

/** The rules over the player's own last rounds with these options, for comparison alone. */
export function PastCard({ game, announced }: { game: PastGame; announced: Announced | undefined }) {
  const t = useTranslate()
  const user = useUser()
  const money = useMinorMoney(game.settings)
  const [found, setFound] = useState<Found>()
  const [busy, setBusy] = useState(false)
  const shown = announced && found && JSON.stringify(found.of) === JSON.stringify(announced) ? found : undefined

  const look = async (of: Announced) => {
    setBusy(true)
    try {
      const balance = Number(parseAmount(user?.balance ?? 0, game.settings.limits.decimalLength) ?? 0n)
      setFound({ of, ...overPast(await lastRounds(game.gameId), of, game, balance) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center">
        <h3 className="text-m">{t('autoplay.past')}</h3>
      </summary>
      <div className="flex flex-col gap-3 pt-1">
        <p className="text-s text-muted">{t('autoplay.pastText')}</p>
        <Button busy={busy} disabled={!announced} onClick={() => announced && void look(announced)}>
          {t('autoplay.pastStart')}
        </Button>
        <p role="status" className="text-s empty:hidden">
          {shown && shown.rounds === 0 && t('autoplay.pastNone')}
          {shown && shown.rounds > 0 && (
            <>
              <strong className="nums">
                {t('autoplay.pastResult', { placed: shown.run.placed, rounds: shown.rounds })}{' '}
                {signed(shown.run.net, money)}
              </strong>{' '}
              {shown.run.stop && t('autoplay.pastStop', { stop: t(stopNames[shown.run.stop]) })}
            </>
          )}
        </p>
      </div>
    </details>
  )
}

async function lastRounds(gameId: string): Promise<readonly BetRecord[]> {
  const { page } = await call(gameCalls.betRecord, { gameId, pageNo: 1, pageSize: MOST_ROUNDS })
  return page.content
}

function overPast(
  records: readonly BetRecord[],
  announced: Announced,
  { manifest: { engine }, settings }: PastGame,
  balance: number,
): Omit<Found, 'of'> {
  const { plan } = announced
  const wanted = JSON.stringify(plan.options)
  const payouts = records.flatMap(({ options, edge, round: { hazards } }) => {
    if (!hazards || JSON.stringify(options) !== wanted) return []
    const multiplier = multiplierOfPast(engine, { options, edge, hazards }, plan.picks)
    if (multiplier === undefined) return []
    const maxWinMinor = settings.maxWinMinor
    return [(stake: number) => Number(payoutMinor({ stakeMinor: BigInt(stake), maxWinMinor }, multiplier))]
  })
  // The records come the newest first.
  return { rounds: payouts.length, run: dryRun(rulesOf(announced, settings), payouts.toReversed(), balance) }
}
