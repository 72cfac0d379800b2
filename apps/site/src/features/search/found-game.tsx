import { cx } from '@fairground/ui/cx'
import { assetUrlIn } from '../../design/asset-url.ts'
import { useDesign } from '../../design/design.ts'
import { SmallPicture } from '../../design/small-picture.tsx'
import { usePageConfig } from '../../kernel/page/page-config.ts'
import type { SearchedGame } from './searched-games.ts'

const PICTURE = { width: 72, height: 72 }

interface Props {
  id: string
  game: SearchedGame
  name: string
  /** What the game is, in words. */
  kinds: string
  isChosen: boolean
  isOff: boolean
  onPress(): void
}

/** A game that the search has found. */
export function FoundGame({ id, game, name, kinds, isChosen, isOff, onPress }: Props) {
  const { assetMappings } = useDesign()
  const { imageCdnRoot } = usePageConfig()
  const address = game.icon && assetUrlIn(assetMappings, imageCdnRoot)(game.icon, PICTURE)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose and open
    // biome-ignore lint/a11y/useFocusableInteractive: the same
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={isOff || undefined}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onPress}
      className={cx(
        'flex min-h-14 items-center gap-3 rounded-s px-3 py-1.5 transition-colors duration-120',
        isChosen && 'bg-button',
        isOff ? 'opacity-60' : 'cursor-pointer hover:bg-button',
      )}
    >
      <SmallPicture gameId={game.gameId} address={address} />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{name}</span>
        {kinds !== '' && <span className="block truncate text-xs text-muted">{kinds}</span>}
      </span>
    </div>
  )
}
