import type { CategoryGame } from '@fairground/contract/category'
import { useHost } from '../host.ts'
import { GameArt } from './game-art.tsx'

/** The picture of a listed game: the operator's, else our own drawing. Decoration. */
export function GamePicture({ game }: { game: Pick<CategoryGame, 'gameId' | 'icon'> }) {
  const host = useHost()
  const src = game.icon === '' ? '' : host.assetUrl(game.icon, { width: 320, height: 320 })
  if (src === '') {
    return <GameArt gameId={game.gameId} className="block h-full max-h-36 w-full object-contain [&>svg]:mx-auto" />
  }
  return <img src={src} alt="" loading="lazy" className="size-full object-contain" />
}
