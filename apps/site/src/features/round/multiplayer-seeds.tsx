import type { RoundPage } from '@fairground/contract/round'
import { SeedLine } from '../../fairness/proof/seed-line.tsx'
import { useTranslate } from '../../kernel/language/language.ts'

/** The inputs of a multiplayer round. */
export function MultiplayerSeeds({ shared }: { shared: NonNullable<RoundPage['shared']> }) {
  const t = useTranslate()
  const { number, seed, seedHash, salt, entropy } = shared
  return (
    <div className="flex flex-col gap-3">
      <SeedLine label={t('flight.proofBefore')} value={seedHash} />
      {seed ? (
        <SeedLine label={t('flight.proofSeed')} value={seed} />
      ) : (
        <p className="text-s text-muted">{t('flight.proofSealed')}</p>
      )}
      <SeedLine label={t('flight.proofNumber')} value={String(number)} />
      <SeedLine label={t('flight.proofSalt')} value={salt} />
      {entropy ? (
        <SeedLine label={t('flight.proofEntropy')} value={entropy} />
      ) : (
        <p className="text-s text-muted">{t('flight.proofNoEntropy')}</p>
      )}
    </div>
  )
}
