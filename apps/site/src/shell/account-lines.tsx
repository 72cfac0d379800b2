import { localeNames } from '@fairground/phrases'
import type { MenuLine } from '@fairground/ui/menu'
import Headset from 'lucide-react/icons/headset'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import Languages from 'lucide-react/icons/languages'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import LogOut from 'lucide-react/icons/log-out'
import MessagesSquare from 'lucide-react/icons/messages-square'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import Wallet from 'lucide-react/icons/wallet'
import { openChat } from '../features/chat/panel-state.ts'
import { setSound, useSoundOn } from '../kernel/browser/sound.ts'
import { useLocale, useTranslate } from '../kernel/language/language.ts'
import { useNavigate } from '../kernel/router/index.ts'
import { useLoggedIn } from '../kernel/token.ts'
import { logOut } from '../player/log-out.ts'
import { openPopup } from '../popups/popups.ts'

/** The lines of the account menu, the same in the header's menu and in the phone's sheet. */
export function useAccountLines(): readonly MenuLine[] {
  const t = useTranslate()
  const go = useNavigate()
  const locale = useLocale()
  const soundOn = useSoundOn()
  const loggedIn = useLoggedIn()
  const icon = { size: 20, 'aria-hidden': true } as const
  const playerLines: MenuLine[] = [
    {
      id: 'wallet',
      icon: <Wallet {...icon} />,
      name: t('shell.wallet'),
      onPress: () => openPopup({ name: 'wallet', tab: 'deposit' }),
    },
    { id: 'history', icon: <ReceiptText {...icon} />, name: t('shell.history'), onPress: () => void go('/history') },
    {
      id: 'responsible',
      icon: <HeartHandshake {...icon} />,
      name: t('responsible.title'),
      onPress: () => void go('/responsible'),
    },
    {
      id: 'security',
      icon: <LockKeyhole {...icon} />,
      name: t('shell.security'),
      onPress: () => openPopup({ name: 'security' }),
    },
    {
      id: 'devices',
      icon: <MonitorSmartphone {...icon} />,
      name: t('shell.devices'),
      onPress: () => openPopup({ name: 'devices' }),
    },
  ]
  const commonLines: MenuLine[] = [
    { id: 'chat', icon: <MessagesSquare {...icon} />, name: t('popups.chatTitle'), onPress: openChat },
    { id: 'support', icon: <Headset {...icon} />, name: t('gates.support'), onPress: () => void go('/chatlive') },
    { id: 'fairness', icon: <ShieldCheck {...icon} />, name: t('shell.fairness'), onPress: () => void go('/verify') },
    {
      id: 'language',
      icon: <Languages {...icon} />,
      name: t('shell.language'),
      state: localeNames[locale],
      onPress: () => openPopup({ name: 'language' }),
    },
    {
      id: 'sound',
      icon: soundOn ? <Volume2 {...icon} /> : <VolumeX {...icon} />,
      name: t('shell.sound'),
      state: t(soundOn ? 'shell.soundOn' : 'shell.soundOff'),
      onPress: () => setSound(!soundOn),
    },
  ]
  const leave: MenuLine = {
    id: 'leave',
    icon: <LogOut {...icon} />,
    name: t('shell.logOut'),
    onPress: () => void logOut(),
  }
  return loggedIn ? [...playerLines, ...commonLines, leave] : commonLines
}
