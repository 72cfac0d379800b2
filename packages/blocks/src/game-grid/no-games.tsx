import { EmptyState } from '@fairground/ui'
import { StallArt } from '../game-art/stall-art.tsx'
import { useHost } from '../host.ts'

/** In the place of cards: why there are none. */
export function NoGames({ text }: { text: string }) {
  const t = useHost().useTranslate()
  return (
    <EmptyState
      className="rounded-m border border-line bg-block shadow-block"
      picture={
        <span className="block size-24">
          <StallArt />
        </span>
      }
      title={t('games.noneTitle')}
      text={text}
    />
  )
}
