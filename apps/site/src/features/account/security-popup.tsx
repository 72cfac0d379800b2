import { Badge } from '@fairground/ui/badge'
import { Popup } from '@fairground/ui/popup'
import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import IdCard from 'lucide-react/icons/id-card'
import KeyRound from 'lucide-react/icons/key-round'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Smartphone from 'lucide-react/icons/smartphone'
import type { ReactNode } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { kycQuery, kycTones } from '../../player/kyc-status.ts'
import { useUser } from '../../player/user.ts'
import { closePopup, openPopup, type PopupRequest } from '../../popups/popups.ts'
import { LinkedServices } from './linked-services.tsx'

/** The security settings: password, authenticator app, devices, and other ways to log in. */
export function SecurityPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const user = useUser()
  const { data: kyc } = useQuery({ ...kycQuery, enabled: user !== undefined })
  const line = (popup: PopupRequest, icon: ReactNode, name: string, state?: ReactNode) => (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        className="flex min-h-14 w-full items-center gap-3 rounded-s px-2 text-start font-semibold"
        onClick={() => openPopup(popup)}
      >
        <span className="text-muted">{icon}</span>
        <span className="grow">{name}</span>
        {state}
        <ChevronRight size={18} aria-hidden="true" className="text-faint rtl:-scale-x-100" />
      </button>
    </li>
  )
  const icon = { size: 20, 'aria-hidden': true } as const
  return (
    <Popup
      title={t('security.title')}
      closeLabel={t('common.close')}
      layer={layer}
      onClose={() => closePopup('security')}
    >
      <ul className="flex flex-col">
        {line({ name: 'password' }, <KeyRound {...icon} />, t('security.password'))}
        {line(
          { name: 'authenticator', purpose: 'bind' },
          <Smartphone {...icon} />,
          t('security.authenticator'),
          user && (
            <Badge tone={user.bind2Auth ? 'safe' : 'quiet'}>{t(user.bind2Auth ? 'security.on' : 'security.off')}</Badge>
          ),
        )}
        {line(
          { name: 'kyc' },
          <IdCard {...icon} />,
          t('security.identity'),
          kyc && <Badge tone={kycTones[kyc.state]}>{t(`kyc.state${kyc.state}`)}</Badge>,
        )}
        {line({ name: 'devices' }, <MonitorSmartphone {...icon} />, t('shell.devices'))}
      </ul>
      <LinkedServices />
    </Popup>
  )
}
