import type { AutoplayRun } from '@fairground/contract/autoplay'
import type { PhraseKey } from '@fairground/phrases'
import { Button } from '@fairground/ui/button'
import { toast } from '@fairground/ui/toast-store'
import { useState } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { queryClient } from '../../../kernel/query-client.ts'
import { useMinorMoney } from '../game-parts.ts'
import { formatSigned } from '../stats/format-signed.ts'
import type { AutoGame } from './auto-game.ts'
import { runQuery } from './run-query.ts'
import { minorOf } from './run-rules.ts'
import { endThere, playOnPage } from './run-session.ts'
import type { RunEnd, useRunEnd } from './run-store.ts'

const reasons: Readonly<Record<RunEnd, PhraseKey>> = {
  bets: 'autoplay.endedBets',
  profit: 'autoplay.endedProfit',
  'single-win': 'autoplay.endedSingle',
  balance: 'autoplay.endedBalance',
  loss: 'autoplay.endedLoss',
  stake: 'autoplay.endedStake',
  asked: 'autoplay.endedAsked',
  hidden: 'autoplay.endedHidden',
  over: 'autoplay.endedOver',
  refused: 'autoplay.endedRefused',
}

interface RunNotesProps {
  /** A run that is still open on the server. */
  openRun: AutoplayRun | undefined
  end: ReturnType<typeof useRunEnd>
  game: AutoGame
}

/** The notes while no run is active. An interrupted run never resumes by itself: the player chooses. */
export function RunNotes({ openRun, end, game }: RunNotesProps) {
  const t = useTranslate()
  const money = useMinorMoney(game.settings)
  if (openRun) return <Offered run={openRun} game={game} />
  if (!end) return null
  return (
    <p role="status" data-run-notes="" className="text-center text-xs text-balance text-muted">
      {t(reasons[end.reason])} {t('autoplay.ended', { placed: end.placedBets, net: formatSigned(end.netMinor, money) })}
    </p>
  )
}

function Offered({ run, game }: { run: AutoplayRun; game: AutoGame }) {
  const t = useTranslate()
  const money = useMinorMoney(game.settings)
  const [isBusy, setBusy] = useState(false)
  const goOn = async () => {
    setBusy(true)
    try {
      // Loads the server's current counts: another device may have continued the run.
      const now = await queryClient.fetchQuery({ ...runQuery(game.gameId), staleTime: 0 })
      const isElsewhere = now && !game.isFree && now.last?.decided !== false
      if (isElsewhere) toast(t('autoplay.busy'))
      else if (now) await playOnPage(now, game, false)
    } finally {
      setBusy(false)
    }
  }
  const end = async () => {
    setBusy(true)
    await endThere(run.id, game.gameId)
    setBusy(false)
  }
  return (
    <section
      aria-label={t('autoplay.interrupted')}
      data-run-notes=""
      className="flex flex-col gap-2 rounded-m border border-info/40 bg-info/8 p-3"
    >
      <p className="text-s">
        <strong className="block">{t('autoplay.interrupted')}</strong>
        <span className="text-muted">
          {t('autoplay.progress', { placed: run.placed, bets: run.bets })} ·{' '}
          {formatSigned(minorOf(run.profit, game.settings), money)}
        </span>
      </p>
      <div className="flex gap-2">
        <Button look="primary" className="grow" busy={isBusy} onClick={() => void goOn()}>
          {t('autoplay.goOn')}
        </Button>
        <Button className="grow" disabled={isBusy} onClick={() => void end()}>
          {t('autoplay.end')}
        </Button>
      </div>
    </section>
  )
}
