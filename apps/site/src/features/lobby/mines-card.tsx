import { game } from '@fairground/contract'
import { Badge, buttonClass, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import { call } from '../../calls/client.ts'
import { useLocale, useTranslate } from '../../session/language.ts'
import { MinesTiles } from './art/mines-tiles.tsx'

/** The card of Mines, with its return to player as the operator's settings give it. */
export function MinesCard() {
  const t = useTranslate()
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['settings', 'mines'],
    queryFn: async () => (await call(game.settings, { gameId: 'mines' }, { errors: 'ignore' })).model,
    staleTime: 600_000,
  })
  const rate =
    data && new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(1 - data.edge / 10_000)
  return (
    <section className="flex min-w-0 flex-col">
      <h2 className="mb-4 text-l">{t('lobby.gamesTitle')}</h2>
      <Link
        to="/game/mines"
        className="group relative isolate flex grow items-end overflow-hidden rounded-l border border-line bg-block p-5 shadow-block transition-[border-color] duration-200 hover:border-edge tablet:p-7"
      >
        <span
          aria-hidden="true"
          className="awning absolute inset-0 -z-20 [mask:linear-gradient(#000,transparent_72%)]"
        />
        <svg
          viewBox="0 0 320 260"
          aria-hidden="true"
          className="absolute end-1 top-5 -z-10 h-56 transition-[rotate,scale] duration-320 ease-out group-hover:scale-104 group-hover:-rotate-2 tablet:end-6 tablet:h-64"
        >
          <MinesTiles />
        </svg>
        <span className="flex flex-col items-start gap-3 max-w-sm pt-56 tablet:max-w-[50%] tablet:pt-16 desktop:max-w-[78%] desktop:pt-60">
          <strong className="font-display text-xl font-extrabold">{t('lobby.minesName')}</strong>
          <span className="text-s text-muted">{t('lobby.minesText')}</span>
          {rate ? (
            <Badge tone="safe">{t('lobby.returns', { rate })}</Badge>
          ) : (
            <Skeleton className="h-6 w-40 rounded-full" />
          )}
          <span className={buttonClass('primary', 'm', 'mt-1')}>
            {t('lobby.play')}
            <ArrowRight size={18} strokeWidth={2.5} aria-hidden="true" className="rtl:-scale-x-100" />
          </span>
        </span>
      </Link>
    </section>
  )
}
