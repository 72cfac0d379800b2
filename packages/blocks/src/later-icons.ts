import type { LucideIcon } from 'lucide-react'
import Award from 'lucide-react/icons/award'
import Bell from 'lucide-react/icons/bell'
import Bomb from 'lucide-react/icons/bomb'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Clock from 'lucide-react/icons/clock'
import Download from 'lucide-react/icons/download'
import Info from 'lucide-react/icons/info'
import Megaphone from 'lucide-react/icons/megaphone'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Newspaper from 'lucide-react/icons/newspaper'
import Rocket from 'lucide-react/icons/rocket'
import ScrollText from 'lucide-react/icons/scroll-text'
import Star from 'lucide-react/icons/star'
import Trophy from 'lucide-react/icons/trophy'
import Users from 'lucide-react/icons/users'

/** Icons that the first page does not have: fetched with the first of them. A new icon is one line here, and one in `icons.tsx`. */
export const laterIcons: Readonly<Record<string, LucideIcon>> = {
  award: Award,
  bell: Bell,
  bomb: Bomb,
  calendar: CalendarCheck,
  chat: MessagesSquare,
  clock: Clock,
  download: Download,
  info: Info,
  megaphone: Megaphone,
  news: Newspaper,
  rocket: Rocket,
  star: Star,
  terms: ScrollText,
  trophy: Trophy,
  users: Users,
}
