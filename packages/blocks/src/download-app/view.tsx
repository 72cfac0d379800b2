import { buttonClass } from '@fairground/ui/button'
import { QrCode } from '@fairground/ui/qr-code'
import Download from 'lucide-react/icons/download'
import { PhoneArt } from '../art/phone-art.tsx'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { useHost } from '../host.ts'
import { Picture } from '../picture.tsx'
import { appLinks } from './app-links.ts'
import type { downloadAppFields } from './fields.ts'

/** The ways to get the app, and on wide screens a code for the phone. Nothing without a way. */
export function View({ data }: ViewProps<typeof downloadAppFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const layout = host.useLayout()
  const ways = appLinks(host.useStartup())
  const codeWay = ways.find(({ device }) => device === 'any') ?? ways[0]
  if (!codeWay) return null
  return (
    <section className="relative isolate flex flex-col items-center gap-6 overflow-hidden rounded-l border border-line bg-block p-6 text-center shadow-block tablet:flex-row tablet:p-8 tablet:text-start">
      <span aria-hidden="true" className="awning absolute inset-0 -z-10 [mask:linear-gradient(#000,transparent_80%)]" />
      <div className="w-32 shrink-0">
        {data.image === '' ? (
          <PhoneArt className="mx-auto h-36" />
        ) : (
          <Picture asset={data.image} alt="" ratio={{ width: 1, height: 1 }} sizes="128px" className="rounded-m" />
        )}
      </div>
      <div className="flex min-w-0 grow flex-col gap-2">
        <h2 className="text-l">{text(data.title)}</h2>
        <p className="text-s text-muted">{text(data.text)}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-2 tablet:justify-start">
          {ways.map(({ device, link }) => (
            <BlockLink key={device} to={link} className={buttonClass(device === 'android' ? 'primary' : 'plain')}>
              <Download size={18} aria-hidden="true" />
              {t(`perks.app_${device}`)}
            </BlockLink>
          ))}
        </div>
      </div>
      {layout !== 'phone' && (
        <figure className="flex shrink-0 flex-col items-center gap-2">
          <QrCode text={codeWay.address} label={t('perks.appCode')} />
          <figcaption className="text-xs text-muted">{t('perks.appScan')}</figcaption>
        </figure>
      )}
    </section>
  )
}
