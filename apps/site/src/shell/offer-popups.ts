import { useEffect, useState } from 'react'
import { onLiveMessage } from '../live/listeners.ts'
import { useLocation } from '../router/index.ts'
import { isAgeUnknown } from '../session/age.ts'
import { isCountryUnknown } from '../session/country.ts'
import { isInstalled, isRefused } from '../session/home-screen.ts'
import { isInApp } from '../session/native-app.ts'
import { openPopup } from '../session/popups.ts'
import { findStartup, loadStartup } from '../session/startup.ts'
import { readStored } from '../session/storage.ts'
import { findToken } from '../session/token.ts'
import { watchVersion } from '../session/version-watch.ts'
import { useGamesOffer } from './offer-games.ts'
import { useSpinsOffer } from './offer-spins.ts'

/**
 * Opens the popups that come by themselves: what has to be asked at the arrival, a new version, the home
 * screen, other games than a closed one, spins that wait.
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

/** After a first win, and outside of the game; never on landing. Only where the operator wants it and it is not there. */
function useHomeScreenOffer(): void {
  const inGame = useLocation().pathname.startsWith('/game/')
  const [hasWon, setWon] = useState(false)
  useEffect(
    () =>
      onLiveMessage((message) => {
        if (message.type === 'bet' && message.bet.win) setWon(true)
      }),
    [],
  )
  useEffect(() => {
    if (!hasWon || inGame || isInApp() || isInstalled() || isRefused()) return
    if (findStartup()?.enablePwa) openPopup({ name: 'home-screen' })
  }, [hasWon, inGame])
}
