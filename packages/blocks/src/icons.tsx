import { loadChunk } from '@fairground/ui/load-chunk'
import { useHydrated } from '@fairground/ui/use-hydrated'
import { lazy, Suspense } from 'react'
import { firstIcons } from './first-icons.ts'
import { useHost } from './host.ts'

const iconsByName = new Map(Object.entries(firstIcons))
let lobbyIconsLoading: Promise<void> | undefined
let hasLobbyIcons = false

/** Fetches the icons of the lobby, once; a failed try is forgotten, so that the next one asks again. */
export function loadLobbyIcons(): Promise<void> {
  lobbyIconsLoading ??= loadChunk(() => import('./lobby-icons.ts')).then(
    ({ lobbyIcons }) => {
      for (const [name, icon] of Object.entries(lobbyIcons)) iconsByName.set(name, icon)
      hasLobbyIcons = true
    },
    (error: unknown) => {
      lobbyIconsLoading = undefined
      throw error
    },
  )
  return lobbyIconsLoading
}

const LaterIcon = lazy(async () => {
  const { laterIcons } = await loadChunk(() => import('./later-icons.ts'))
  return {
    default: function LaterIcon({ name, size, className }: IconProps) {
      const Drawn = laterIcons[name]
      return Drawn ? <Drawn size={size ?? 20} aria-hidden="true" className={className} /> : null
    },
  }
})

interface IconProps {
  name: string
  size?: number
  className?: string | undefined
}

/** An icon by its name, or a picture by its asset; nothing for an empty name. Decoration: words stand beside it. */
export function Icon({ name, size = 20, className }: IconProps) {
  const host = useHost()
  // Nothing on a page that the server draws may wait for a file: what is fetched comes once the page is taken over.
  const isTakenOver = useHydrated()
  if (name === '') return null
  const Drawn = iconsByName.get(name)
  if (Drawn) return <Drawn size={size} aria-hidden="true" className={className} />
  const isIcon = iconsByName.has(name)
  // The server has rendered it if it is one of the lobby's: what stands there stays until that is known.
  if (isIcon && !hasLobbyIcons) throw loadLobbyIcons()
  if (isIcon) {
    const room = <span style={{ width: size, height: size }} className={className} />
    if (!isTakenOver) return room
    return (
      <Suspense fallback={room}>
        <LaterIcon name={name} size={size} className={className} />
      </Suspense>
    )
  }
  const src = host.assetUrl(name, { width: size, height: size })
  if (src === '') return null
  return <img src={src} width={size} height={size} alt="" className={className} />
}
