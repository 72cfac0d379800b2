import { loadChunk } from '@fairground/ui/load-chunk'
import type { LucideIcon } from 'lucide-react'
import CircleHelp from 'lucide-react/icons/circle-help'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Gift from 'lucide-react/icons/gift'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import House from 'lucide-react/icons/house'
import KeyRound from 'lucide-react/icons/key-round'
import Languages from 'lucide-react/icons/languages'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Plus from 'lucide-react/icons/plus'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Search from 'lucide-react/icons/search'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Shuffle from 'lucide-react/icons/shuffle'
import Ticket from 'lucide-react/icons/ticket'
import Wallet from 'lucide-react/icons/wallet'
import { lazy, Suspense } from 'react'
import { useHost } from './host.ts'
import { useTakenOver } from './use-taken-over.ts'

/** The icons of the first page, as an operator names them in menus and blocks. */
const firstIcons: Readonly<Record<string, LucideIcon>> = {
  games: LayoutGrid,
  gift: Gift,
  heart: HeartHandshake,
  help: CircleHelp,
  house: House,
  key: KeyRound,
  languages: Languages,
  lock: LockKeyhole,
  plus: Plus,
  receipt: ReceiptText,
  search: Search,
  shield: ShieldCheck,
  shuffle: Shuffle,
  ticket: Ticket,
  user: CircleUserRound,
  wallet: Wallet,
}

/** The names of those that are fetched with the first of them. */
const LATER = new Set([
  'award',
  'bell',
  'bomb',
  'calendar',
  'chat',
  'clock',
  'download',
  'info',
  'megaphone',
  'news',
  'rocket',
  'star',
  'terms',
  'trophy',
  'users',
])

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
  const isTakenOver = useTakenOver()
  if (name === '') return null
  const Drawn = Object.hasOwn(firstIcons, name) ? firstIcons[name] : undefined
  if (Drawn) return <Drawn size={size} aria-hidden="true" className={className} />
  if (LATER.has(name)) {
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
