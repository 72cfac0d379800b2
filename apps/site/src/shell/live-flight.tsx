import { findMultiplayerGame, type MultiplayerGame } from '@fairground/games/multiplayer'
import { useInView } from '@fairground/ui/use-in-view'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { localTimeOf } from '../calls/server-time.ts'
import { createFlightLoop } from '../games/kit/flight/flight-loop.ts'
import { formatPoint, hundredthsOf } from '../games/kit/flight/format-point.ts'
import { LiveNumber } from '../games/kit/flight/live-number.tsx'
import { addPast, hearMultiplayer, multiplayerQuery, pastQuery } from '../games/kit/flight/multiplayer-query.ts'
import { useLocale, useTranslate } from '../kernel/language/language.ts'
import { wantChannel } from '../live/channels.ts'
import { onLiveMessage } from '../live/listeners.ts'
import { useLiveStatus } from '../live/status.ts'

/** The last flights that are shown. */
const SHOWN = 3

/** The flight that goes on now, on the game's tile: its pill, its multiplier, and how the last ones ended. */
export function LiveFlight({ gameId }: { gameId: string }) {
  const box = useRef<HTMLSpanElement>(null)
  const isInView = useInView(box)
  const game = findMultiplayerGame(gameId)
  return <span ref={box}>{game && isInView && <Flight game={game} />}</span>
}

function Flight({ game }: { game: MultiplayerGame }) {
  const t = useTranslate()
  const locale = useLocale()
  const [loop] = useState(() => createFlightLoop(game))
  const isLive = useLiveStatus() === 'open'
  const { data: state } = useQuery(multiplayerQuery(game.id))
  const { data: past = [] } = useQuery(pastQuery(game.id))
  const term = state?.term
  useEffect(() => wantChannel(game.id), [game])
  useEffect(
    () =>
      onLiveMessage((message) => {
        const news = hearMultiplayer(game.id, message)?.news
        if (news?.kind === 'sync') loop.clock.sync(news.flownMs, performance.now())
      }),
    [loop, game],
  )
  useEffect(() => {
    if (term?.status === 'RUNNING' && term.startedAt !== undefined)
      loop.clock.begin(localTimeOf(term.startedAt), performance.now())
    if (term?.status === 'FINISHED') addPast(game.id, term)
    loop.setSituation({ term, isLive, localTimeOf })
  }, [loop, game, term, isLive])
  if (!term) return null
  const points = past
    .slice(0, SHOWN)
    .map(({ id, point = 1 }) => ({ id, text: formatPoint(hundredthsOf(point), locale) }))
  return (
    <>
      <span className="nums absolute start-4 top-4 flex items-center gap-1.5 rounded-full bg-[rgb(5_8_16/72%)] px-2.5 py-1 text-xs font-semibold">
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-[#2fe0c4]" />
        {t('winners.flightNow', { number: term.number })}
      </span>
      <span className="block font-display text-[2rem] leading-none font-extrabold text-[#ffd58a] desktop:text-[3.25rem]">
        <LiveNumber loop={loop} read={({ hundredths }) => hundredths} print={(point) => formatPoint(point, locale)} />
      </span>
      {points.length > 0 && (
        <span className="absolute end-4 bottom-5 hidden gap-1.5 desktop:flex">
          <span className="sr-only">{t('winners.lastFlights')}</span>
          {points.map(({ id, text }) => (
            <span key={id} className="nums rounded-full bg-[rgb(5_8_16/60%)] px-2 py-0.5 text-xs font-semibold">
              {text}
            </span>
          ))}
        </span>
      )}
    </>
  )
}
