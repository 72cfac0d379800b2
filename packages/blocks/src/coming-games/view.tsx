import type { ViewProps } from '../block.tsx'
import { GameArt } from '../game-art/game-art.tsx'
import { useHost } from '../host.ts'
import type { comingGamesFields } from './block.tsx'

/** The games as closed stalls; nothing without games. */
export function View({ data }: ViewProps<typeof comingGamesFields>) {
  const text = useHost().useText()
  if (data.games.length === 0) return null
  return (
    <section className="flex min-w-0 flex-col">
      <h2 className="text-l">{text(data.heading)}</h2>
      <p className="mb-4 text-s text-muted">{text(data.text)}</p>
      <ul className="grid grow grid-cols-2 gap-3 tablet:grid-cols-4 desktop:grid-cols-2">
        {data.games.map(({ id, name }) => (
          <li
            key={id}
            className="flex flex-col items-center justify-center gap-1 overflow-hidden rounded-m border border-dashed border-edge/60 p-3 pb-4 text-center"
          >
            <GameArt gameId={id} className="block h-26 opacity-80" />
            <span className="font-display font-semibold">{text(name)}</span>
            <span className="text-xs font-medium text-muted">{text(data.note)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
