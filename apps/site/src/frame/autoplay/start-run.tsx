import { autoplay, CallError } from '@fairground/contract'
import { Button, ConfirmButtons } from '@fairground/ui'
import { useState } from 'react'
import { call } from '../../calls/client.ts'
import { sentenceOf } from '../../calls/reactions.ts'
import { useTranslate } from '../../session/language.ts'
import { queryClient } from '../../session/query-client.ts'
import { useUser } from '../../session/user.ts'
import { useMinorMoney } from '../game-parts.ts'
import { questionOf } from '../lab/lab-question.ts'
import { mostCost } from '../lab/lab-sums.ts'
import type { useLab } from '../lab/use-lab.ts'
import type { AutoGame } from './auto-game.ts'
import { runQuery } from './run-query.ts'
import { type Announced, rulesOf } from './run-rules.ts'
import { playOnPage } from './run-session.ts'
import { findObstacle } from './start-gate.ts'

interface StartRunProps {
  game: AutoGame
  announced: Announced | undefined
  lab: ReturnType<typeof useLab>
  isLeft: boolean
  isQuick: boolean
  onQuick: (isQuick: boolean) => void
  onStarted: () => void
}

/** The start of a run: what it can cost at most is agreed to first. */
export function StartRun({ game, announced, lab, isLeft, isQuick, onQuick, onStarted }: StartRunProps) {
  const t = useTranslate()
  const user = useUser()
  const money = useMinorMoney(game.settings)
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { market } = game.settings

  const begin = async (run: Announced) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { model } = await call(autoplay.start, { gameId: game.gameId, ...run }, { errors: 'screen' })
      queryClient.setQueryData(runQuery(game.gameId).queryKey, model)
      onStarted()
      void playOnPage(model, game, isQuick && market.turbo)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.errorName === 'autoplay_running')
        void queryClient.invalidateQueries({ queryKey: runQuery(game.gameId).queryKey })
      setProblem(sentenceOf(error))
      setBusy(false)
    }
  }
  const rules = announced && rulesOf(announced, game.settings)
  const obstacle = findObstacle({
    question: announced && questionOf(game, announced, user?.balance ?? 0),
    isLeft,
    isFree: game.isFree,
    isLabRunning: lab.state?.isRunning ?? false,
  })
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      {market.turbo && (
        <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-s">
          {t('autoplay.quick')}
          <input
            type="checkbox"
            checked={isQuick}
            onChange={({ target }) => onQuick(target.checked)}
            className="size-6 accent-[var(--design-button-active-bg)]"
          />
        </label>
      )}
      {isAsking && announced && rules && !obstacle ? (
        <div className="flex flex-col gap-3 rounded-m border border-line bg-ground/50 p-4">
          <p className="text-m font-semibold">{t('autoplay.confirm', { most: money(BigInt(mostCost(rules))) })}</p>
          <p className="text-s text-muted">
            {t('autoplay.confirmText', { bets: announced.bets, stake: money(BigInt(rules.stake)) })}
          </p>
          <ConfirmButtons
            confirmLabel={t('autoplay.begin')}
            cancelLabel={t('autoplay.back')}
            busy={busy}
            onConfirm={() => void begin(announced)}
            onCancel={() => setAsking(false)}
          />
        </div>
      ) : (
        <>
          <Button
            look="primary"
            size="l"
            disabled={!announced || obstacle !== undefined}
            onClick={() => setAsking(true)}
          >
            {t('autoplay.start')}
          </Button>
          {announced && obstacle && <p className="text-center text-s text-muted">{t(obstacle)}</p>}
        </>
      )}
      <p role="alert" className="text-s text-loss empty:hidden">
        {problem}
      </p>
    </section>
  )
}
