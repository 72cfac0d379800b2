import { localeNames } from '@fairground/phrases'
import type { MenuGroup, MenuLine } from '@fairground/ui/menu'
import Banknote from 'lucide-react/icons/banknote'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Headset from 'lucide-react/icons/headset'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import IdCard from 'lucide-react/icons/id-card'
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
import type { ReactNode } from 'react'
import { PlayerAvatar } from '../design/player-avatar.tsx'
import { openChat } from '../features/chat/panel-state.ts'
import { setSound, useSoundOn } from '../kernel/browser/sound.ts'
import { useLocale, useTranslate } from '../kernel/language/language.ts'
import { useNavigate } from '../kernel/router/index.ts'
import { useLoggedIn } from '../kernel/token.ts'
import { logOut } from '../player/log-out.ts'
import { openWallet } from '../player/open-wallet.ts'
import { useUser } from '../player/user.ts'
import { openPopup } from '../popups/popups.ts'

/** The account menu in groups, the same in the header's menu and in the phone's sheet; a visitor has what needs no account. */
export function useAccountGroups(): readonly MenuGroup[] {
  const t = useTranslate()
  const go = useNavigate()
  const locale = useLocale()
  const soundOn = useSoundOn()
  const user = useUser()
  const loggedIn = useLoggedIn()
  const icon = { size: 20, 'aria-hidden': true } as const
  const line = (id: string, mark: ReactNode, name: string, to: string | (() => void)): MenuLine => ({
    ...{ id, icon: mark, name },
    onPress: typeof to === 'string' ? () => void go(to) : to,
  })
  const own = (...lines: MenuLine[]) => (loggedIn ? lines : [])
  const picture = user && (
    <PlayerAvatar seed={user.userId} name={user.nickname} avatar={user.avatar} className="size-[20px] text-xs" />
  )
  const groups: readonly MenuGroup[] = [
    {
      id: 'money',
      title: t('account.groupMoney'),
      lines: own(
        line('wallet', <Wallet {...icon} />, t('shell.wallet'), () => user && openWallet(user)),
        line('withdraw', <Banknote {...icon} />, t('withdraw.tab'), () =>
          openPopup({ name: 'wallet', tab: 'withdraw' }),
        ),
      ),
    },
    {
      id: 'play',
      title: t('account.groupPlay'),
      lines: [
        ...own(
          line('history', <ReceiptText {...icon} />, t('shell.history'), '/history'),
          line('responsible', <HeartHandshake {...icon} />, t('responsible.title'), '/responsible'),
        ),
        line('fairness', <ShieldCheck {...icon} />, t('shell.fairness'), '/verify'),
        line('chat', <MessagesSquare {...icon} />, t('popups.chatTitle'), openChat),
        {
          ...line('sound', soundOn ? <Volume2 {...icon} /> : <VolumeX {...icon} />, t('shell.sound'), () =>
            setSound(!soundOn),
          ),
          state: t(soundOn ? 'shell.soundOn' : 'shell.soundOff'),
        },
      ],
    },
    {
      id: 'account',
      title: t(loggedIn ? 'shell.account' : 'account.groupSite'),
      lines: [
        ...own(
          line('profile', picture ?? <CircleUserRound {...icon} />, t('account.profile'), '/player/me'),
          line('security', <LockKeyhole {...icon} />, t('shell.security'), () => openPopup({ name: 'security' })),
          line('documents', <IdCard {...icon} />, t('account.documents'), () => openPopup({ name: 'kyc' })),
          line('devices', <MonitorSmartphone {...icon} />, t('shell.devices'), () => openPopup({ name: 'devices' })),
        ),
        {
          ...line('language', <Languages {...icon} />, t('shell.language'), () => openPopup({ name: 'language' })),
          state: localeNames[locale],
        },
        line('support', <Headset {...icon} />, t('gates.support'), '/chatlive'),
        ...own(line('leave', <LogOut {...icon} />, t('shell.logOut'), () => void logOut())),
      ],
    },
  ]
  return groups.filter(({ lines }) => lines.length > 0)
}
