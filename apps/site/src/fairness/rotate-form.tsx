import { CallError } from '@fairground/contract/envelope'
import { commitmentOf, parseClientSeed } from '@fairground/games/fair'
import { Button } from '@fairground/ui/button'
import { Field } from '@fairground/ui/field'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldX from 'lucide-react/icons/shield-x'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../calls/reactions.ts'
import { useTranslate } from '../kernel/language/language.ts'
import { type RevealedPair, rotateSeeds, useRevealedPair } from '../player/games/rotate.ts'
import { OpenRounds } from './proof/open-rounds.tsx'
import { verifyLink } from './proof/proof-link.ts'
import { SeedLine } from './proof/seed-line.tsx'

/** A new client seed, and the button that reveals the current pair. */
export function RotateForm() {
  const t = useTranslate()
  const revealedPair = useRevealedPair()
  const [seed, setSeed] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isInUse, setInUse] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  const rotate = async (event: FormEvent) => {
    event.preventDefault()
    if (seed !== '' && parseClientSeed(seed) === undefined) {
      setProblem(t('fairness.newSeedWrong'))
      return
    }
    setIsBusy(true)
    setProblem(undefined)
    setInUse(false)
    try {
      await rotateSeeds(seed === '' ? undefined : seed)
      setSeed('')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(sentenceOf(error))
      setInUse(error.errorName === 'seeds_in_use')
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <form
        onSubmit={(event) => void rotate(event)}
        className="flex flex-col gap-3 rounded-m border border-line bg-block p-4"
      >
        <Field
          label={t('fairness.newSeed')}
          value={seed}
          onChange={setSeed}
          error={problem}
          hint={t('fairness.newSeedHint')}
          autoComplete="off"
        />
        {isInUse && <OpenRounds />}
        <Button type="submit" look="primary" busy={isBusy}>
          {t('fairness.rotate')}
        </Button>
        <p className="text-xs text-muted">{t('fairness.rotateText')}</p>
      </form>
      {revealedPair && <Revealed pair={revealedPair} />}
    </>
  )
}

/** The pair that was just revealed, compared with its commitment in the browser. */
function Revealed({ pair }: { pair: RevealedPair }) {
  const t = useTranslate()
  const { serverSeed, serverSeedHash, clientSeed, nonce } = pair
  const matches = commitmentOf(serverSeed) === serverSeedHash
  const Icon = matches ? ShieldCheck : ShieldX
  return (
    <section role="status" className="flex flex-col gap-3 rounded-m border border-safe/40 bg-safe/6 p-4">
      <h2 className="flex items-center gap-2 text-m">
        <Icon size={20} aria-hidden="true" className={matches ? 'text-safe' : 'text-loss'} />
        {t('fairness.revealed')}
      </h2>
      <SeedLine label={t('fairness.serverSeed')} value={serverSeed} />
      <SeedLine label={t('fairness.sealed')} value={serverSeedHash} />
      <SeedLine label={t('fairness.clientSeed')} value={clientSeed} />
      <p className={`text-s font-semibold ${matches ? 'text-safe' : 'text-loss'}`}>
        {t(matches ? 'fairness.matches' : 'fairness.differs')}
      </p>
      <p className="text-s text-muted">{t('fairness.revealedText', { count: nonce })}</p>
      <a
        href={verifyLink({ gameId: 'mines', options: { mines: 3 }, serverSeed, serverSeedHash, clientSeed, nonce: 0 })}
        target="_top"
        className="text-s font-semibold text-accent-text underline"
      >
        {t('fairness.openVerify')}
      </a>
    </section>
  )
}
