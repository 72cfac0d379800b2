import { EmptyState } from '@fairground/ui/empty-state'
import { GameArt } from '../game-art/game-art.tsx'
import { useHost } from '../host.ts'

/** Shown instead of cards: why there are none. */
export function NoGames({ text }: { text: string }) {
  const t = useHost().useTranslate()
  return (
    <EmptyState
      className="rounded-m border border-line bg-block shadow-block"
      picture={<GameArt gameId="" className="h-24" />}
      title={t('games.noneTitle')}
      text={text}
    />
  )
}
