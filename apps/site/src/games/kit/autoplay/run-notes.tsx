import type { AutoplayRun } from '@fairground/contract/autoplay'
import type { PhraseKey } from '@fairground/phrases'
import { Button } from '@fairground/ui/button'
import { toast } from '@fairground/ui/toast-store'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { queryClient } from '../../../kernel/query-client.ts'
import { useBetStop } from '../bet-stop.ts'
import { useMinorMoney } from '../game-parts.ts'
import { formatMultiplier } from '../numbers.ts'
import { formatSigned } from '../stats/format-signed.ts'
import type { AutoGame } from './auto-game.ts'
import { runQuery } from './run-query.ts'
import { minorOf } from './run-rules.ts'
import { endThere, playOnPage } from './run-session.ts'
import type { EndedRun, RunEnd } from './run-store.ts'

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

interface EndProps {
  end: EndedRun
  game: AutoGame
}

/** How the last run ended, shortly, in the button to autoplay: its net, the reason, its best round. */
export function RunEndNote({ end, game }: EndProps) {
  const t = useTranslate()
  const money = useMinorMoney(game.settings)
  const best = useBestWords(end)
  return (
    <span aria-hidden="true" className="line-clamp-2 text-xs leading-tight font-normal text-balance text-muted">
      <span className="nums font-semibold text-text">{formatSigned(end.netMinor, money)}</span> {t(reasons[end.reason])}{' '}
      {best}
    </span>
  )
}

/** The same in full sentences. */
export function RunEndWords({ end, game }: EndProps) {
  const t = useTranslate()
  const money = useMinorMoney(game.settings)
  const net = formatSigned(end.netMinor, money)
  return `${t(reasons[end.reason])} ${t('autoplay.ended', { placed: end.placedBets, net })} ${useBestWords(end)}`
}

function useBestWords({ best }: EndedRun): string {
  const t = useTranslate()
  const locale = useLocale()
  return best ? t('autoplay.best', { times: formatMultiplier(best.multiplier, locale) }) : ''
}

/** A run that is still open on the server. It never resumes by itself: the player chooses. */
export function OfferedRun({ run, game }: { run: AutoplayRun; game: AutoGame }) {
  const t = useTranslate()
  const money = useMinorMoney(game.settings)
  const stop = useBetStop()
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
        <Button look="primary" className="grow" busy={isBusy} disabled={stop !== undefined} onClick={() => void goOn()}>
          {t('autoplay.goOn')}
        </Button>
        <Button className="grow" disabled={isBusy} onClick={() => void end()}>
          {t('autoplay.end')}
        </Button>
      </div>
    </section>
  )
}
