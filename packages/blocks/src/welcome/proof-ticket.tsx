import { rounds } from '@fairground/contract/calls/multiplayer-games'
import { useLater } from '@fairground/ui/use-later'
import { Suspense } from 'react'
import { useHost } from '../host.ts'
import { lastFlights } from './last-flights.ts'

/** How the last flight ended, the seal that was public before it began, and whether this browser's own check agrees. */
export function ProofTicket({ gameId }: { gameId: string }) {
  const host = useHost()
  const t = host.useTranslate()
  const locale = host.useLocale()
  const isLater = useLater()
  const { answer } = host.useAnswer(rounds, lastFlights(gameId), { staleMs: 60_000 })
  const round = answer?.page.content.find(({ point }) => point !== undefined)
  if (!round?.point) return null
  const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return (
    <div className="absolute end-8 top-1/2 hidden w-56 -translate-y-1/2 flex-col rounded-m bg-[#fff6e3] px-4 py-3 text-[#2a1a05] shadow-raised [mask:radial-gradient(circle_at_0_54%,transparent_9px,#000_9.5px)_left/51%_100%_no-repeat,radial-gradient(circle_at_100%_54%,transparent_9px,#000_9.5px)_right/51%_100%_no-repeat] desktop:flex">
      <span className="text-xs text-[#6b4a12]">{t('lobby.flightEnded', { number: round.number })}</span>
      <strong className="nums font-display text-[1.75rem] leading-tight font-extrabold">
        {new Intl.NumberFormat(locale, hundredths).format(round.point)}×
      </strong>
      <span className="mt-2 border-t border-dashed border-[#c9a869] pt-2 text-xs text-[#6b4a12]">
        {t('lobby.flightSealed')}{' '}
        <code className="text-[#2a1a05]">
          {round.seedHash.slice(0, 6)}…{round.seedHash.slice(-6)}
        </code>
      </span>
      <span className="block min-h-6 text-xs font-semibold">
        {isLater && (
          <Suspense>
            <host.FlightCheck gameId={gameId} round={round} />
          </Suspense>
        )}
      </span>
    </div>
  )
}
