import * as home from '@fairground/contract/calls/home'
import { Button, ButtonLink } from '@fairground/ui/button'
import { QrCode } from '@fairground/ui/qr-code'
import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useFoundStartup } from '../../player/startup.ts'
import { closePopup, openPopup, type RequestOf } from '../../popups/popups.ts'
import { type AppLink, appLinks, linkByHost, qrLink, sortedFor } from './app-links.ts'
import { PhoneFair } from './art/tickets.tsx'
import { ScenePopup } from './scene-popup.tsx'

const words = {
  android: 'popups.appAndroid',
  iphone: 'popups.appIphone',
  other: 'popups.appOther',
} as const satisfies Record<AppLink['device'], string>

/** The operator's links to the app; without any, the server's link for a host. */
function useAppLinks(): readonly AppLink[] {
  const startup = useFoundStartup()
  const set = sortedFor(appLinks(startup), navigator.userAgent)
  const { data } = useQuery({
    queryKey: ['home.refAppUrl'],
    queryFn: () => call(home.refAppUrl, {}, { errors: 'ignore' }),
    enabled: startup !== undefined && !startup.disableAppDownload && set.length === 0,
  })
  const byHost = linkByHost(data?.extra[0])
  return set.length === 0 && byHost ? [byHost] : set
}

/**
 * The links to the app. A mandatory popup stays until the player presses one of its links, so that it never locks a
 * player out (PO-04).
 */
export function AppDownloadPopup({ request, layer }: { request: RequestOf<'app-download'>; layer: number }) {
  const t = useTranslate()
  const links = useAppLinks()
  const qr = qrLink(links)
  const { mandatory = false } = request
  const toHomeScreen = () => {
    closePopup('app-download')
    openPopup({ name: 'home-screen' }, { isRequested: true })
  }
  return (
    <ScenePopup
      name="app-download"
      layer={layer}
      closes={mandatory && links.length > 0 ? 'never' : 'anyhow'}
      picture={<PhoneFair />}
      title={t('popups.appTitle')}
      text={t(links.length === 0 ? 'popups.appNone' : mandatory ? 'popups.appMandatory' : 'popups.appText')}
    >
      {links.map(({ device, url }, at) => (
        <ButtonLink
          key={device}
          href={url}
          target="_blank"
          rel="noopener"
          onClick={() => closePopup('app-download')}
          look={at === 0 ? 'primary' : 'plain'}
          size={at === 0 ? 'l' : 'm'}
        >
          <Download size={18} aria-hidden="true" />
          {t(words[device])}
        </ButtonLink>
      ))}
      {links.length === 0 && (
        <Button look="primary" size="l" onClick={toHomeScreen}>
          {t('popups.homeInstall')}
        </Button>
      )}
      {qr && (
        <div className="mt-2 hidden items-center gap-4 rounded-m border border-line bg-ground p-4 tablet:flex">
          <QrCode text={qr} label={t('popups.appQr')} />
          <p className="text-s font-semibold">{t('popups.appScan')}</p>
        </div>
      )}
    </ScenePopup>
  )
}
