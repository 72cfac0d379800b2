import type { RoundPage } from '@fairground/contract/round'
import { SeedLine } from '../../fairness/proof/seed-line.tsx'
import { useTranslate } from '../../kernel/language/language.ts'

const words = {
  flight: {
    before: 'flight.proofBefore',
    seed: 'flight.proofSeed',
    sealed: 'flight.proofSealed',
    number: 'flight.proofNumber',
  },
  draw: { before: 'round.drawBefore', seed: 'round.drawSeed', sealed: 'round.drawSealed', number: 'round.drawNumber' },
} as const

/** The inputs of a multiplayer round: of a flight, or of a lottery's draw. */
export function MultiplayerSeeds({
  kind,
  shared,
}: {
  kind: keyof typeof words
  shared: NonNullable<RoundPage['shared']>
}) {
  const keys = words[kind]
  const t = useTranslate()
  const { number, seed, seedHash, salt, entropy } = shared
  return (
    <div className="flex flex-col gap-3">
      <SeedLine label={t(keys.before)} value={seedHash} />
      {seed ? <SeedLine label={t(keys.seed)} value={seed} /> : <p className="text-s text-muted">{t(keys.sealed)}</p>}
      <SeedLine label={t(keys.number)} value={String(number)} />
      <SeedLine label={t('flight.proofSalt')} value={salt} />
      {entropy ? (
        <SeedLine label={t('flight.proofEntropy')} value={entropy} />
      ) : (
        <p className="text-s text-muted">{t('flight.proofNoEntropy')}</p>
      )}
    </div>
  )
}
