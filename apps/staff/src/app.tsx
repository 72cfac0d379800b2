import type { ReactNode } from 'react'
import { CasesScreen } from './cases/cases-screen.tsx'
import { DocumentsScreen } from './documents/documents-screen.tsx'
import { type Screen, usePlace } from './place.ts'
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
}

/** The page of staff: signing in, or the screen that the address names. */
export function App() {
  const { key } = useSession()
  const { screen } = usePlace()
  if (key === '') return <SignIn />
  const Current = screens[screen]
  return (
    <Shell>
      <Current key={screen} />
    </Shell>
  )
}
