import * as game from '@fairground/contract/calls/game'
import { Badge } from '@fairground/ui/badge'
import { buttonClass } from '@fairground/ui/button'
import { Skeleton } from '@fairground/ui/skeleton'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { BlockSection } from '../block-section.tsx'
import { GameArt } from '../game-art/game-art.tsx'
import { useHost } from '../host.ts'
import type { featuredGameFields } from './block.tsx'

/** The card of one game. */
export function View({ data }: ViewProps<typeof featuredGameFields>) {
  const text = useHost().useText()
  return (
    <BlockSection title={text(data.heading)} className="flex flex-col">
      <BlockLink
        to={data.link}
        className="group relative isolate flex w-full grow items-end overflow-hidden rounded-l border border-line bg-block p-5 text-start shadow-block transition-[border-color] duration-200 hover:border-edge tablet:p-7"
      >
        <span
          aria-hidden="true"
          className="awning absolute inset-0 -z-20 [mask:linear-gradient(#000,transparent_72%)]"
        />
        <GameArt
          gameId={data.gameId}
          className="absolute end-1 top-5 -z-10 block h-56 transition-[rotate,scale] duration-320 ease-out group-hover:scale-104 group-hover:-rotate-2 tablet:end-6 tablet:h-64"
        />
        <span className="flex flex-col items-start gap-3 max-w-sm pt-56 tablet:max-w-[50%] tablet:pt-16 desktop:max-w-[78%] desktop:pt-60">
          <strong className="font-display text-xl font-extrabold">{text(data.name)}</strong>
          <span className="text-s text-muted">{text(data.text)}</span>
          <ReturnToPlayer gameId={data.gameId} />
          {data.buttonText !== '' && (
            <span className={buttonClass('primary', 'm', 'mt-1')}>
              {text(data.buttonText)}
              <ArrowRight size={18} strokeWidth={2.5} aria-hidden="true" className="rtl:-scale-x-100" />
            </span>
          )}
        </span>
      </BlockLink>
    </BlockSection>
  )
}

/** The game's return to player; nothing without an answer. */
function ReturnToPlayer({ gameId }: { gameId: string }) {
  const host = useHost()
  const t = host.useTranslate()
  const locale = host.useLocale()
  const result = host.useAnswer(game.settings, { gameId }, { when: gameId !== '', staleMs: 600_000 })
  if (gameId === '' || result.state === 'failed') return null
  if (result.state === 'loading') return <Skeleton className="h-6 w-40 rounded-full" />
  const share = 1 - result.answer.model.edge / 10_000
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share)
  return <Badge tone="safe">{t('lobby.returns', { rate })}</Badge>
}
