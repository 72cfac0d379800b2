import { useEffect, useRef } from 'react'
import { useLocation } from '../kernel/router/index.ts'
import { findStartup } from '../player/startup.ts'
import { openPopup } from '../popups/popups.ts'

const GAME = '/game/'

/** Offers the open games to a player who leaves a game that the operator has closed, unless they go to another game. */
export function useGamesOffer(): void {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    const from = lastPath.current
    lastPath.current = pathname
    if (!from.startsWith(GAME) || pathname.startsWith(GAME)) return
    const games = findStartup()?.games ?? []
    const isClosed = games.some(({ id, enabled }) => from === `${GAME}${id}` && !enabled)
    if (isClosed && games.some(({ enabled }) => enabled)) openPopup({ name: 'game-recommendation' })
  }, [pathname])
}
