import { Button } from '@fairground/ui/button'
import Film from 'lucide-react/icons/film'
import { useState } from 'react'
import type { ViewProps } from '../block.tsx'
import type { DataOf } from '../fields.ts'
import { useHost } from '../host.ts'
import type { videoFields } from './block.tsx'

/** The video; when it cannot be played, a sentence and a button that tries again. */
export function View({ data }: ViewProps<typeof videoFields>) {
  const text = useHost().useText()
  const [tries, setTries] = useState({ count: 0, hasFailed: false })
  if (data.video === '') return null
  const ratio = { aspectRatio: `${data.width} / ${data.height}` }
  return (
    <figure className="flex flex-col gap-2">
      {tries.hasFailed ? (
        <BrokenVideo ratio={ratio} tryAgain={() => setTries(({ count }) => ({ count: count + 1, hasFailed: false }))} />
      ) : (
        <Player
          key={tries.count}
          data={data}
          ratio={ratio}
          onError={() => setTries(({ count }) => ({ count, hasFailed: true }))}
        />
      )}
      {data.title !== '' && <figcaption className="text-s text-muted">{text(data.title)}</figcaption>}
    </figure>
  )
}

function Player({
  data,
  ratio,
  onError,
}: {
  data: DataOf<typeof videoFields>
  ratio: { aspectRatio: string }
  onError: () => void
}) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  return (
    <video
      controls
      playsInline
      preload="none"
      loop={data.loop}
      src={host.assetUrl(data.video)}
      poster={data.poster === '' ? undefined : host.assetUrl(data.poster, { width: 1280, height: 720 })}
      aria-label={data.title === '' ? t('content.video') : text(data.title)}
      className="block w-full rounded-l border border-line bg-button object-cover"
      style={ratio}
      onError={onError}
    >
      <track
        kind="captions"
        src={data.captions === '' ? undefined : host.assetUrl(data.captions)}
        srcLang={data.captionsLanguage}
        default={data.captions !== ''}
      />
    </video>
  )
}

function BrokenVideo({ ratio, tryAgain }: { ratio: { aspectRatio: string }; tryAgain: () => void }) {
  const t = useHost().useTranslate()
  return (
    <div
      role="status"
      className="flex flex-col items-center justify-center gap-3 rounded-l border border-line bg-block p-6 text-center"
      style={ratio}
    >
      <Film size={28} aria-hidden="true" className="text-faint" />
      <p className="text-s text-muted">{t('content.videoFailed')}</p>
      <Button size="s" onClick={tryAgain}>
        {t('common.again')}
      </Button>
    </div>
  )
}
