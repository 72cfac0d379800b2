import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../kernel/language/language.ts'
import { useLoggedIn } from '../kernel/token.ts'
import { seedsQuery } from '../player/games/seeds.ts'
import { SeedLine } from './proof/seed-line.tsx'
import { RotateForm } from './rotate-form.tsx'
import { SeedCheck } from './seed-check.tsx'

/** The current and next seeds, the rotation, and the check of many bets at once. */
export function FairnessPanel() {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  return (
    <div className="flex flex-col gap-4">
      <p className="text-s text-muted">{t('fairness.lead')}</p>
      {loggedIn ? (
        <>
          <Seeds />
          <RotateForm />
          <SeedCheck />
        </>
      ) : (
        <p className="rounded-m border border-line bg-block p-4 text-s">{t('fairness.guest')}</p>
      )}
    </div>
  )
}

function Seeds() {
  const t = useTranslate()
  const { data } = useQuery(seedsQuery)
  if (!data) {
    return (
      <Loading label={t('common.loading')}>
        <Skeleton className="h-64 rounded-m" />
      </Loading>
    )
  }
  return (
    <section className="flex flex-col gap-3 rounded-m border border-line bg-block p-4">
      <h2 className="text-m">{t('fairness.current')}</h2>
      <SeedLine label={t('fairness.sealed')} value={data.serverSeedHash} />
      <SeedLine label={t('fairness.clientSeed')} value={data.clientSeed} />
      <dl>
        <dt className="text-xs text-muted">{t('fairness.nonce')}</dt>
        <dd className="nums text-s font-semibold">{data.nonce}</dd>
      </dl>
      <SeedLine label={t('fairness.next')} value={data.nextServerSeedHash} hint={t('fairness.nextText')} />
    </section>
  )
}
