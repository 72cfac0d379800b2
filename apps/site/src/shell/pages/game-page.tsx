import * as game from '@fairground/contract/calls/game'
import { CallError } from '@fairground/contract/envelope'
import { isLottery, namedGames } from '@fairground/phrases'
import { Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { call } from '../../calls/client.ts'
import { deviceType } from '../../calls/headers.ts'
import { isShownByCaller, react } from '../../calls/reactions.ts'
import { finishHeldOfLeftGame } from '../../games/kit/held-wins.ts'
import { useOnline } from '../../kernel/browser/use-online.ts'
import { loadChunk } from '../../kernel/chunks/load-chunk.ts'
import { gameName } from '../../kernel/language/game-names.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { useLocation, useNavigate, useParams, useSearch } from '../../kernel/router/index.ts'
import { findToken, useLoggedIn } from '../../kernel/token.ts'
import { openRoundsQuery } from '../../player/games/open-rounds.ts'
import { isFromHere } from '../../player/log-in.ts'
import { useStartup } from '../../player/startup.ts'
import { useUser } from '../../player/user.ts'
import { openPopup } from '../../popups/popups.ts'
import { LoginFirst, OfflineGame, RefusedGame, roomClass, UnknownGame } from './no-game.tsx'
import { useGameRoom } from './use-game-room.ts'

/**
 * The address of a game's frame page. A demonstration has its own. A player whose whole balance is in an open round, or
 * whose game was switched off meanwhile, gets back to that round.
 */
async function openGame(gameId: string, lang: string, demo: boolean): Promise<string> {
  if (demo && namedGames.includes(gameId)) return `/h5/${gameId}?${new URLSearchParams({ lang, demo: 'true' })}`
  try {
    const request = { gameId, lang, deviceType: deviceType(), ...(demo && { demo }) }
    return (await call(game.play, request, { errors: 'game' })).model.url
  } catch (error) {
    if (!(error instanceof CallError) || !isShownByCaller(error, 'game')) throw error
    const openRounds = demo ? [] : await queryClient.fetchQuery(openRoundsQuery)
    if (openRounds.some((round) => round.gameId === gameId)) return `/h5/${gameId}`
    // That a balance is too low the page in place of the game says, with the ways on.
    if (error.errorName !== 'insufficient_balance') react(error, 'react', game.play, { gameId })
    throw error
  }
}

/**
 * A game in its frame. A player needs a balance or an open round (AU-04); a visitor plays the demonstration, and the same address
 * shows the game itself after the login. A lottery has a page of its own.
 */
export function GamePage() {
  const t = useTranslate()
  const { gameId = '' } = useParams()
  const go = useNavigate()
  const isElsewhere = isLottery(gameId)
  useEffect(() => {
    if (isElsewhere) void go(`/chatbet?gameId=${gameId}`, { replace: true })
  }, [isElsewhere, gameId, go])
  const isKnown = useStartup().games.some(({ id }) => id === gameId)
  if (isElsewhere) return null
  // The site links to sports before it exists: the server says so.
  if (!isKnown && gameId !== 'sports') return <UnknownGame />
  return (
    <>
      <h1 className="sr-only">{gameName(gameId, t)}</h1>
      <GameRoom key={gameId} />
    </>
  )
}

/**
 * What the room holds: a demonstration that the address `asked` for, the `demo` of a visitor, the `real` game, the `lost`
 * one of a player whose session has ended, or the request for a `login`.
 */
type Content = 'asked' | 'demo' | 'real' | 'lost' | 'login'

/**
 * A session may begin or end in another tab. Neither throws away what is played here: a visitor's demonstration goes on
 * until somebody logs in on this page, and no demonstration takes the place of a real round.
 */
function useContent(wantsDemo: boolean, hasDemo: boolean): Content {
  const loggedIn = useLoggedIn()
  const [content, setContent] = useState<Content>()
  const next = (): Content => {
    if (wantsDemo) return 'asked'
    if (loggedIn) return content === 'demo' && !isFromHere(findToken()) ? 'demo' : 'real'
    if (content === 'real' || content === 'lost') return 'lost'
    return hasDemo ? 'demo' : 'login'
  }
  const now = next()
  if (now !== content) setContent(now)
  return now
}

function GameRoom() {
  const { gameId = '' } = useParams()
  const query = useSearch()
  const { pathname, search } = useLocation()
  const t = useTranslate()
  const lang = useLocale()
  const user = useUser()
  const isOurs = namedGames.includes(gameId)
  // A visitor plays for credits, sports too (AU-03).
  const content = useContent(query.get('demo') === 'true', isOurs || gameId === 'sports')
  const demo = content === 'asked' || content === 'demo'
  const isFunded = !demo && user !== undefined && user.balance + user.heldBalance > 0
  const isOnline = useOnline()
  const path = `${pathname}${search}`
  useEffect(() => {
    if (content === 'login') openPopup({ name: 'login', reason: 'needed', goTo: path })
  }, [content, path])
  useEffect(() => {
    if (!demo) return
    const note = loadChunk(() => import('../../player/games/my-games.ts'))
    // Without a network the list of games played last lacks this one, no more.
    note.then(({ notePlayed }) => notePlayed(gameId)).catch(() => undefined)
  }, [demo, gameId])
  const {
    data: url,
    error,
    refetch,
  } = useQuery({
    queryKey: ['play', gameId, demo],
    queryFn: () => openGame(gameId, lang, demo),
    enabled: demo || (content === 'real' && user !== undefined),
    staleTime: Number.POSITIVE_INFINITY,
    // Opened again, a player needs a balance or an open round again.
    gcTime: 0,
  })
  // A refused game opens once there is money; one that is open stays when all of it is staked.
  const isRefused = error !== null
  const wasFunded = useRef(false)
  useEffect(() => {
    if (isFunded && !wasFunded.current && isRefused) void refetch()
    wasFunded.current = isFunded
  }, [isFunded, isRefused, refetch])
  if (content === 'login' || content === 'lost')
    return <LoginFirst gameId={gameId} isLost={content === 'lost'} path={path} />
  if (!url && !isOnline) return <OfflineGame tryAgain={() => void refetch()} />
  if (error) return <RefusedGame error={error} gameId={gameId} tryAgain={() => void refetch()} />
  const title = t('shell.gameFrame', { game: gameName(gameId, t) })
  const game = url ? <GameFrame key={url} url={url} title={title} /> : <Opening />
  return isOurs ? <Room>{game}</Room> : game
}

/** Gives the game the whole window where there is little room. */
function Room({ children }: { children: ReactNode }) {
  useGameRoom()
  return children
}

/** The frame, with the skeleton of a game before it until it has loaded. */
function GameFrame({ url, title }: { url: string; title: string }) {
  const [isLoaded, setLoaded] = useState(false)
  const isOnline = useOnline()
  const [, lookAgain] = useState(0)
  useEffect(() => finishHeldOfLeftGame, [])
  // Without a network the frame would show the browser's own error page.
  if (!isLoaded && !isOnline) return <OfflineGame tryAgain={() => lookAgain((looks) => looks + 1)} />
  return (
    <div className="relative">
      {!isLoaded && (
        <div className="absolute inset-0">
          <Opening />
        </div>
      )}
      <iframe
        src={url}
        title={title}
        allow="autoplay; clipboard-read; clipboard-write"
        onLoad={({ currentTarget }) => {
          setLoaded(true)
          // The game gets the keyboard from the start, unless the player uses something else.
          if (document.activeElement === document.body) currentTarget.focus()
        }}
        className={`${roomClass} relative block border-0`}
      />
    </div>
  )
}

/** A game's stage, empty and in its deep colour (grounds.css), with the skeleton of its panel. */
function Opening() {
  const t = useTranslate()
  const { gameId } = useParams()
  return (
    <div role="status" className={`${roomClass} mx-auto flex max-w-4xl flex-col gap-4 p-4 tablet:flex-row-reverse`}>
      <span className="sr-only">{t('common.loading')}</span>
      <div data-ground={gameId} className="aspect-square max-h-full grow rounded-m bg-(--deep)" />
      <div className="flex w-full flex-col gap-3 tablet:w-72">
        <Skeleton className="h-12 rounded-m" />
        <Skeleton className="h-12 rounded-m" />
        <Skeleton className="h-13 rounded-m" />
      </div>
    </div>
  )
}
