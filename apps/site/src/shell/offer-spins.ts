import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from '../kernel/router/index.ts'
import { useLoggedIn } from '../kernel/token.ts'
import { spinsLeftQuery } from '../player/games/spins-left.ts'
import { useFoundStartup } from '../player/startup.ts'
import { mayCome, openPopup, type PopupRequest } from '../popups/popups.ts'

const OFFER: PopupRequest = { name: 'free-spin' }

/** Offers waiting spins in the lobby while the wheel is open. Makes no call when the offer is not due. */
export function useSpinsOffer(): void {
  const inLobby = useLocation().pathname === '/'
  const isOpen = useFoundStartup()?.games.some(({ id, enabled }) => id === 'freespin' && enabled) ?? false
  const isTime = useLoggedIn() && inLobby && isOpen && mayCome(OFFER)
  const { data: spinCount = 0 } = useQuery({ ...spinsLeftQuery, enabled: isTime })
  useEffect(() => {
    if (isTime && spinCount > 0) openPopup(OFFER)
  }, [isTime, spinCount])
}
