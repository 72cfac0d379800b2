import { Button, lazyPart } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../kernel/language/language.ts'
import { findDemoToken, useLoggedIn } from '../../../kernel/token.ts'
import { ActButton } from '../act-button.tsx'
import { useMinorMoney } from '../game-parts.ts'
import type { GameSettings } from '../settings.ts'
import { signed } from '../stats/signed.ts'
import { useBackCloses } from '../use-back-closes.ts'
import type { AutoGame } from './auto-game.ts'
import { runQuery } from './run-query.ts'
import { askStop, useRun, useRunEnd } from './run-store.ts'

const AutoplayPopup = lazyPart(() => import('./autoplay-popup.tsx'), 'AutoplayPopup')
const RunNotes = lazyPart(() => import('./run-notes.tsx'), 'RunNotes')

/** Whether there is autoplay here: a run is kept with the account, so a demonstration has none. */
export function isAutoplayOffered({ loggedIn, settings }: { loggedIn: boolean; settings: GameSettings }): boolean {
  return loggedIn && findDemoToken() === undefined && settings.jurisdiction.autoplay
}

/**
 * The way into autoplay, where the jurisdiction has it: its popup, the run that was interrupted, how the last one ended.
 * @param props.isAside whether something else stands in the place of its button
 */
export function AutoplayDoor({ game, isAside = false }: { game: AutoGame; isAside?: boolean }) {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  const run = useRun()
  const end = useRunEnd()
  const [isOpen, setOpen] = useState(false)
  const isOffered = isAutoplayOffered({ loggedIn, settings: game.settings })
  useBackCloses(isOpen, () => setOpen(false))
  const { data: left } = useQuery({ ...runQuery(game.gameId), enabled: isOffered })
  if (!isOffered) return null
  return (
    <>
      {!run && !isAside && (
        <Button
          size="s"
          look="ghost"
          data-auto-door=""
          className="min-h-[44px] w-full border border-line"
          onClick={() => setOpen(true)}
        >
          {t('autoplay.title')}
        </Button>
      )}
      <Suspense>
        {!run && (left || end) && <RunNotes left={left ?? undefined} end={end} game={game} />}
        {isOpen && <AutoplayPopup game={game} isLeft={Boolean(left)} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

/** The stop of a run, in the place of the big button: how far it has come, and what it has won or lost. */
export function StopButton({ settings }: { settings: GameSettings }) {
  const t = useTranslate()
  const money = useMinorMoney(settings)
  const run = useRun()
  const place = useRef<HTMLDivElement>(null)
  // Who began the run has the stop under the hand.
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  if (!run) return null
  const { placed, bets, netMinor, stopping } = run
  const amount = `${t('autoplay.progress', { placed, bets })} · ${signed(netMinor, money)}`
  return (
    <div ref={place} data-run="">
      <ActButton
        title={t(stopping ? 'autoplay.stopping' : 'autoplay.stop')}
        amount={amount}
        resting={stopping}
        onPress={() => askStop()}
      />
    </div>
  )
}
