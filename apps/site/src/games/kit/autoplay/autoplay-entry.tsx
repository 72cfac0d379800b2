import { Button } from '@fairground/ui/button'
import { lazyPart } from '@fairground/ui/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { findDemoToken, useLoggedIn } from '../../../kernel/token.ts'
import { ActButton } from '../act-button.tsx'
import { useBetStop } from '../bet-stop.ts'
import { useMinorMoney } from '../game-parts.ts'
import type { GameSettings } from '../settings.ts'
import { formatSigned } from '../stats/format-signed.ts'
import { useBackCloses } from '../use-back-closes.ts'
import type { AutoGame } from './auto-game.ts'
import { runQuery } from './run-query.ts'
import { askStop, useRun, useRunEnd } from './run-store.ts'

const AutoplayPopup = lazyPart(() => import('./autoplay-popup.tsx'), 'AutoplayPopup')
const loadNotes = () => import('./run-notes.tsx')
const OfferedRun = lazyPart(loadNotes, 'OfferedRun')
const RunEndNote = lazyPart(loadNotes, 'RunEndNote')
const RunEndWords = lazyPart(loadNotes, 'RunEndWords')

/** Whether the game offers autoplay. The server keeps a run with the account, so a demonstration has none. */
export function isAutoplayOffered({ loggedIn, settings }: { loggedIn: boolean; settings: GameSettings }): boolean {
  return loggedIn && findDemoToken() === undefined && settings.jurisdiction.autoplay
}

/**
 * The way into autoplay, where the jurisdiction allows it. The end of the last run stands in its button, and an
 * interrupted run takes its place.
 * @param props.isAside whether another element takes the position of its button
 */
export function AutoplayEntry({ game, isAside = false }: { game: AutoGame; isAside?: boolean }) {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  const run = useRun()
  const end = useRunEnd()
  const stop = useBetStop()
  const [isOpen, setOpen] = useState(false)
  const isOffered = isAutoplayOffered({ loggedIn, settings: game.settings })
  useBackCloses(isOpen, () => setOpen(false))
  const { data: openRun } = useQuery({ ...runQuery(game.gameId), enabled: isOffered })
  if (!isOffered) return null
  if (run) return null
  return (
    <>
      {!isAside && !openRun && (
        <Button
          size="s"
          look="ghost"
          data-auto-door=""
          className="min-h-[44px] w-full flex-col gap-0 border border-line"
          disabled={stop !== undefined}
          onClick={() => setOpen(true)}
        >
          {t('autoplay.title')}
          <Suspense>{end && <RunEndNote end={end} game={game} />}</Suspense>
        </Button>
      )}
      <p role="status" className="sr-only">
        <Suspense>{end && <RunEndWords end={end} game={game} />}</Suspense>
      </p>
      <Suspense>
        {openRun && <OfferedRun run={openRun} game={game} />}
        {isOpen && <AutoplayPopup game={game} end={end} isLeft={Boolean(openRun)} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

/** Stops a run, in the position of the big button, and shows its progress and its profit or loss. */
export function StopButton({ settings }: { settings: GameSettings }) {
  const t = useTranslate()
  const money = useMinorMoney(settings)
  const run = useRun()
  const place = useRef<HTMLDivElement>(null)
  // The player who began the run has its stop button in focus.
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  if (!run) return null
  const { placedBets, bets, netMinor, isStopping } = run
  const amount = `${t('autoplay.progress', { placed: placedBets, bets })} · ${formatSigned(netMinor, money)}`
  return (
    <div ref={place} data-run="">
      <ActButton
        title={t(isStopping ? 'autoplay.stopping' : 'autoplay.stop')}
        amount={amount}
        isMessage={isStopping}
        onPress={() => askStop()}
      />
    </div>
  )
}
