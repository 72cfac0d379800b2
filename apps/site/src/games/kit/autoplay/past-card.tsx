import * as gameCalls from '@fairground/contract/calls/game'
import type { BetRecord } from '@fairground/contract/round'
import { type InstantManifest, payoutMinor, type SteppedManifest } from '@fairground/games'
import { type DryRun, dryRun, multiplierOfPast } from '@fairground/games/autoplay'
import { parseAmount } from '@fairground/money'
import { Button } from '@fairground/ui/button'
import { useState } from 'react'
import { call } from '../../../calls/client.ts'
import { useTranslate } from '../../../kernel/language/language.ts'
import { useUser } from '../../../player/user.ts'
import { useMinorMoney } from '../game-parts.ts'
import { stopNames } from '../lab/lab-answer.tsx'
import { formatSigned } from '../stats/format-signed.ts'
import type { AutoGame } from './auto-game.ts'
import { type RunPlan, rulesOf } from './run-rules.ts'

/** The most past rounds that the card loads. */
const MOST_ROUNDS = 100

/** A game whose rounds belong to one player. */
type PastGame = AutoGame & { manifest: SteppedManifest | InstantManifest }

interface PastResult {
  of: RunPlan
  rounds: number
  run: DryRun
}

/** Applies the rules to the player's own last rounds with these options, for comparison only. */
export function PastCard({ game, runPlan }: { game: PastGame; runPlan: RunPlan | undefined }) {
  const t = useTranslate()
  const user = useUser()
  const money = useMinorMoney(game.settings)
  const [result, setResult] = useState<PastResult>()
  const [isBusy, setBusy] = useState(false)
  const currentResult = runPlan && result && JSON.stringify(result.of) === JSON.stringify(runPlan) ? result : undefined

  const look = async (of: RunPlan) => {
    setBusy(true)
    try {
      const balance = Number(parseAmount(user?.balance ?? 0, game.settings.limits.decimalLength) ?? 0n)
      setResult({ of, ...overPast(await lastRounds(game.gameId), of, game, balance) })
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
        <Button busy={isBusy} disabled={!runPlan} onClick={() => runPlan && void look(runPlan)}>
          {t('autoplay.pastStart')}
        </Button>
        <p role="status" className="text-s empty:hidden">
          {currentResult && currentResult.rounds === 0 && t('autoplay.pastNone')}
          {currentResult && currentResult.rounds > 0 && (
            <>
              <strong className="nums">
                {t('autoplay.pastResult', { placed: currentResult.run.placed, rounds: currentResult.rounds })}{' '}
                {formatSigned(currentResult.run.net, money)}
              </strong>{' '}
              {currentResult.run.stop && t('autoplay.pastStop', { stop: t(stopNames[currentResult.run.stop]) })}
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
  runPlan: RunPlan,
  { manifest: { engine }, settings }: PastGame,
  balance: number,
): Omit<PastResult, 'of'> {
  const { plan } = runPlan
  const optionsText = JSON.stringify(plan.options)
  const payouts = records.flatMap(({ options, edge, round: { hazards } }) => {
    if (!hazards || JSON.stringify(options) !== optionsText) return []
    const multiplier = multiplierOfPast(engine, { options, edge, hazards }, plan.picks)
    if (multiplier === undefined) return []
    const maxWinMinor = settings.maxWinMinor
    return [(stake: number) => Number(payoutMinor({ stakeMinor: BigInt(stake), maxWinMinor }, multiplier))]
  })
  // The records arrive newest first.
  return { rounds: payouts.length, run: dryRun(rulesOf(runPlan, settings), payouts.toReversed(), balance) }
}
