import { useTranslate } from '../../session/language.ts'
import { ComingArt, comingGames } from './art/coming-art.tsx'

/** What is being built: drawn, named, and plainly not open yet. */
export function ComingGames() {
  const t = useTranslate()
  return (
    <section className="flex min-w-0 flex-col">
      <h2 className="text-l">{t('lobby.soonTitle')}</h2>
      <p className="mb-4 text-s text-muted">{t('lobby.soonText')}</p>
      <ul className="grid grow grid-cols-2 gap-3 tablet:grid-cols-4 desktop:grid-cols-2">
        {comingGames.map((game) => (
          <li
            key={game}
            className="flex flex-col items-center justify-center gap-1 overflow-hidden rounded-m border border-dashed border-edge/60 p-3 pb-4"
          >
            <span className="block h-26 opacity-80">
              <ComingArt game={game} />
            </span>
            <span className="font-display font-semibold">{t(`lobby.${game}`)}</span>
            <span className="text-xs font-medium text-muted">{t('common.soon')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
