import { Popup } from '@fairground/ui/popup'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldX from 'lucide-react/icons/shield-x'
import { SeedLine } from '../../../fairness/proof/seed-line.tsx'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { formatPoint, hundredthsOf } from './format-point.ts'
import type { PastRound } from './multiplayer-query.ts'
import { recomputeRound } from './recompute-round.ts'

/** The proof of a past round. The browser recomputes it when the popup opens. */
export function PointPopup({ round, onClose }: { round: PastRound; onClose: () => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const { number, seed, salt, entropy, point = 1 } = round
  const proof = recomputeRound(round)
  const Icon = proof?.isPointRight ? ShieldCheck : ShieldX
  return (
    <Popup
      title={t('flight.proofTitle', { number, point: formatPoint(hundredthsOf(point), locale) })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        {proof ? (
          <p
            role="status"
            className={`flex items-start gap-2 rounded-m border p-3 text-s font-semibold ${
              proof.isPointRight ? 'border-safe/40 bg-safe/8 text-safe' : 'border-loss/40 bg-loss/8 text-loss'
            }`}
          >
            <Icon size={20} aria-hidden="true" className="shrink-0" />
            {proof.isPointRight
              ? t('flight.proofAgrees', { point: formatPoint(proof.hundredths, locale) })
              : t('flight.proofDiffers', { point: formatPoint(proof.hundredths, locale) })}
          </p>
        ) : (
          <p className="text-s text-muted">{t('flight.proofSealed')}</p>
        )}
        <p className="text-s text-muted">{t('flight.proofText')}</p>
        {seed && <SeedLine label={t('flight.proofSeed')} value={seed} />}
        {proof && <SeedLine label={t('flight.proofBefore')} value={proof.seedBefore} />}
        <SeedLine label={t('flight.proofSalt')} value={salt} />
        {entropy ? (
          <SeedLine label={t('flight.proofEntropy')} value={entropy} />
        ) : (
          <p className="text-s text-muted">{t('flight.proofNoEntropy')}</p>
        )}
      </div>
    </Popup>
  )
}
