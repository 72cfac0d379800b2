import { InPlace } from '@fairground/ui/in-place'
import { useTranslate } from '../../kernel/language/language.ts'

/** The current odds from the game's engine, each as text. */
export interface OddsTexts {
  nextChance: string
  nextMultiplier: string
  returnToPlayer: string
  maxWin: string
}

interface OddsCardProps {
  odds: OddsTexts
  nextName: string
  /** The label of the multiplier; by default that of the next step. */
  multiplierName?: string
}

/** The odds of the next step, next to the button. */
export function OddsCard({ odds, nextName, multiplierName }: OddsCardProps) {
  const t = useTranslate()
  const lines = [
    { name: nextName, value: odds.nextChance, accent: false },
    { name: multiplierName ?? t('play.nextMultiplier'), value: odds.nextMultiplier, accent: true },
    { name: t('play.return'), value: odds.returnToPlayer, accent: false },
    { name: t('play.maxWin'), value: odds.maxWin, accent: false },
  ]
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-m border border-line bg-line @max-[15rem]:grid-cols-1">
        {lines.map(({ name, value, accent }) => (
          <div key={name} className="flex flex-col bg-block px-3 py-2">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className={`nums text-s font-semibold ${accent ? 'text-accent-text' : ''}`}>
              <InPlace>{value}</InPlace>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
