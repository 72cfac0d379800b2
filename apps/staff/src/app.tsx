import { EmptyState } from '@fairground/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { CasesScreen } from './cases/cases-screen.tsx'
import { DocumentsScreen } from './documents/documents-screen.tsx'
import { useTranslate } from './language.tsx'
import { meQuery, useMay } from './me.ts'
import { Failure, Waiting } from './parts/failure.tsx'
import { PaymentsScreen } from './payments/payments-screen.tsx'
import { goTo, placeOf, READS, SCREENS, type Screen, usePlace } from './place.ts'
import { useSession } from './session.ts'
import { Shell } from './shell.tsx'
import { SignIn } from './sign-in.tsx'
import { SupportScreen } from './support/support-screen.tsx'
import { SwitchesScreen } from './switches/switches-screen.tsx'
import { WithdrawalsScreen } from './withdrawals/withdrawals-screen.tsx'

const screens: Readonly<Record<Screen, () => ReactNode>> = {
  withdrawals: WithdrawalsScreen,
  documents: DocumentsScreen,
  cases: CasesScreen,
  support: SupportScreen,
  switches: SwitchesScreen,
  payments: PaymentsScreen,
}

/** The page of staff: signing in, or the screen that the address names. */
export function App() {
  const { key } = useSession()
  if (key === '') return <SignIn />
  return (
    <Shell>
      <CurrentScreen />
    </Shell>
  )
}

/** The screen that the address names; where the key is not for it, the first one that it is for. */
function CurrentScreen() {
  const t = useTranslate()
  const { screen } = usePlace()
  const may = useMay()
  const { data, error, refetch } = useQuery(meQuery)
  const first = SCREENS.find((name) => may(READS[name]))
  const isAllowed = may(READS[screen])
  useEffect(() => {
    if (!isAllowed && first) goTo(placeOf(first))
  }, [isAllowed, first])
  if (!data && error) return <Failure error={error} onAgain={() => void refetch()} />
  if (data && !first) return <EmptyState title={t('staff.noScreens')} text={t('staff.noScreensText')} />
  if (!isAllowed) return <Waiting />
  const Current = screens[screen]
  return <Current key={screen} />
}
