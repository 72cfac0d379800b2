import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isInstalled, isRefused } from '../kernel/host/home-screen.ts'
import { isInApp } from '../kernel/host/native-app.ts'
import { queryClient } from '../kernel/query-client.ts'
import { useLocation } from '../kernel/router/index.ts'
import { isAgeUnknown } from '../kernel/storage/age.ts'
import { readStored } from '../kernel/storage/storage.ts'
import { findToken, useLoggedIn } from '../kernel/token.ts'
import { findWin } from '../live/classify.ts'
import { onLiveMessage } from '../live/listeners.ts'
import { isCountryUnknown } from '../player/country.ts'
import { spinsLeftQuery } from '../player/games/spins-left.ts'
import { offerPopup } from '../player/offer-popup.ts'
import { findStartup, loadStartup, useFoundStartup } from '../player/startup.ts'
import { userQuery } from '../player/user.ts'
import { watchVersion } from '../player/version-watch.ts'
import { mayCome, openPopup, type PopupRequest } from '../popups/popups.ts'

/**
 * Opens the popups that come by themselves: the questions at the arrival, a new version, the home screen, games instead
 * of a closed one, waiting spins.
 */
export function OfferedPopups(): null {
  useEffect(() => {
    void askAtArrival()
    return watchVersion(() => openPopup({ name: 'update' }))
  }, [])
  useHomeScreenOffer()
  useGamesOffer()
  useSpinsOffer()
  return null
}

async function askAtArrival(): Promise<void> {
  try {
    const { minimumAge, countries } = await loadStartup()
    if (isAgeUnknown(minimumAge)) openPopup({ name: 'age' })
    if (isCountryUnknown(countries)) openPopup({ name: 'country' })
    if (findToken() && readStored('deposit'))
      await (await import('../features/wallet/remind-of-deposit.ts')).remindOfDeposit()
  } catch (error) {
    console.info('nothing is asked without a start-up configuration', error)
  }
}

/**
 * Offers the home screen after a first win, outside of the game and never on landing. Only where the operator wants it
 * and the site is not installed.
 */
function useHomeScreenOffer(): void {
  const inGame = useLocation().pathname.startsWith('/game/')
  const [hasWon, setWon] = useState(false)
  useEffect(
    () =>
      onLiveMessage((message) => {
        if (findWin(message, queryClient.getQueryData(userQuery.queryKey)?.userId)?.isGained) setWon(true)
      }),
    [],
  )
  useEffect(() => {
    if (!hasWon || inGame || isInApp() || isInstalled() || isRefused()) return
    if (findStartup()?.enablePwa) void offerPopup({ name: 'home-screen' })
  }, [hasWon, inGame])
}

const GAME = '/game/'

/** Offers the open games to a player who leaves a game that the operator has closed, unless they go to another game. */
function useGamesOffer(): void {
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    const from = lastPath.current
    lastPath.current = pathname
    if (!from.startsWith(GAME) || pathname.startsWith(GAME)) return
    const games = findStartup()?.games ?? []
    const isClosed = games.some(({ id, enabled }) => from === `${GAME}${id}` && !enabled)
    if (isClosed && games.some(({ enabled }) => enabled)) void offerPopup({ name: 'game-recommendation' })
  }, [pathname])
}

const OFFER: PopupRequest = { name: 'free-spin' }

/** Offers waiting spins in the lobby while the wheel is open. Makes no call when the offer is not due. */
function useSpinsOffer(): void {
  const inLobby = useLocation().pathname === '/'
  const isOpen = useFoundStartup()?.games.some(({ id, enabled }) => id === 'freespin' && enabled) ?? false
  const isTime = useLoggedIn() && inLobby && isOpen && mayCome(OFFER)
  const { data: spinCount = 0 } = useQuery({ ...spinsLeftQuery, enabled: isTime })
  useEffect(() => {
    if (isTime && spinCount > 0) void offerPopup(OFFER)
  }, [isTime, spinCount])
}
