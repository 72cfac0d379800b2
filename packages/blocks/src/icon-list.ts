import type { LucideIcon } from 'lucide-react'
import Award from 'lucide-react/icons/award'
import Bell from 'lucide-react/icons/bell'
import Bomb from 'lucide-react/icons/bomb'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CircleHelp from 'lucide-react/icons/circle-help'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Clock from 'lucide-react/icons/clock'
import Download from 'lucide-react/icons/download'
import Gift from 'lucide-react/icons/gift'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import House from 'lucide-react/icons/house'
import Info from 'lucide-react/icons/info'
import KeyRound from 'lucide-react/icons/key-round'
import Languages from 'lucide-react/icons/languages'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Megaphone from 'lucide-react/icons/megaphone'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Newspaper from 'lucide-react/icons/newspaper'
import Plus from 'lucide-react/icons/plus'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Rocket from 'lucide-react/icons/rocket'
import ScrollText from 'lucide-react/icons/scroll-text'
import Search from 'lucide-react/icons/search'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Shuffle from 'lucide-react/icons/shuffle'
import Star from 'lucide-react/icons/star'
import Ticket from 'lucide-react/icons/ticket'
import Trophy from 'lucide-react/icons/trophy'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'

/** Every icon, by the name that an operator uses for it in menus and blocks. A new one is one line here. */
export const icons: Readonly<Record<string, LucideIcon | undefined>> = {
  award: Award,
  bell: Bell,
  bomb: Bomb,
  calendar: CalendarCheck,
  chat: MessagesSquare,
  clock: Clock,
  download: Download,
  games: LayoutGrid,
  gift: Gift,
  heart: HeartHandshake,
  help: CircleHelp,
  house: House,
  info: Info,
  key: KeyRound,
  languages: Languages,
  lock: LockKeyhole,
  megaphone: Megaphone,
  news: Newspaper,
  plus: Plus,
  receipt: ReceiptText,
  rocket: Rocket,
  search: Search,
  shield: ShieldCheck,
  shuffle: Shuffle,
  star: Star,
  terms: ScrollText,
  ticket: Ticket,
  trophy: Trophy,
  user: CircleUserRound,
  users: Users,
  wallet: Wallet,
}
