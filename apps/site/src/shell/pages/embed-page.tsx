import { buttonClass, Dots } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { useState } from 'react'
import { findFrameAddress } from '../../features/popups/frame-address.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useTitle } from '../../kernel/language/title.ts'
import { Link } from '../../kernel/router/index.ts'
import { useStartup } from '../../player/startup.ts'
import { EmptyStage } from './empty-stage.tsx'

const roomClass = 'h-[calc(100dvh-8rem)] w-full desktop:h-[calc(100dvh-4rem)]'

/** `/embed`: the game or sports page whose address the operator has set (RT-01). */
export function EmbedPage() {
  const t = useTranslate()
  const { embedUrl } = useStartup()
  const address = embedUrl === '' ? undefined : findFrameAddress(embedUrl, location.origin)
  useTitle(t('gates.embedName'))
  if (address) return <Frame address={address} title={t('gates.embedName')} />
  return (
    <div className={`${roomClass} grid place-items-center`}>
      <EmptyState
        as="h1"
        picture={<EmptyStage />}
        title={t('gates.embedEmptyTitle')}
        text={t('gates.embedEmptyText')}
        action={
          <Link to="/" className={buttonClass('primary')}>
            {t('gates.toLobby')}
          </Link>
        }
      />
    </div>
  )
}

function Frame({ address, title }: { address: string; title: string }) {
  const t = useTranslate()
  const [isLoaded, setLoaded] = useState(false)
  return (
    <div className="relative">
      <h1 className="sr-only">{title}</h1>
      {!isLoaded && (
        <div role="status" className="absolute inset-0 grid place-items-center text-bulb">
          <span className="sr-only">{t('common.loading')}</span>
          <span className="relative block h-6 w-16">
            <Dots />
          </span>
        </div>
      )}
      <iframe
        src={address}
        title={title}
        allow="autoplay; fullscreen; clipboard-read; clipboard-write"
        onLoad={() => setLoaded(true)}
        className={`${roomClass} relative block border-0`}
      />
    </div>
  )
}
