import { useEffect, useLayoutEffect } from 'react'
import { useTheatreKeys } from '../../games/kit/keys/use-theatre-keys.ts'
import { onLeave } from '../../kernel/host/leave-game.ts'
import { useTheatre } from '../../kernel/host/theatre.ts'
import { useNavigate } from '../../kernel/router/index.ts'

const hasSurroundings = () => document.documentElement.dataset.layout !== 'phone'

/**
 * Whether the player came from a page of the site: each navigation within it keeps its `state` in its history entry. The entry of a
 * popup is the game's own.
 */
function cameFromSite(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'state' in state && !('popup' in state)
}

/**
 * Gives the game on screen its room (app/site.css): on a phone the whole window, elsewhere if the player wants it. The
 * game's own bar leads back to the previous page of the site, else to the lobby.
 */
export function useGameRoom(): void {
  const navigate = useNavigate()
  const theatre = useTheatre()
  useTheatreKeys(hasSurroundings)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.game = ''
    return () => {
      delete dataset.game
    }
  }, [])
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-theatre', theatre)
    return () => document.documentElement.removeAttribute('data-theatre')
  }, [theatre])
  useEffect(() => onLeave(() => (cameFromSite() ? navigate(-1) : navigate('/'))), [navigate])
}
