import { type ReactNode, Suspense } from 'react'
import { BrokenScreen } from '../../features/errors/broken-screen.tsx'
import { lazyScreen } from '../../kernel/chunks/lazy-screen.tsx'
import { LoadingScreen } from '../../shell/loading/loading-screen.tsx'
import type { State } from './machine.ts'
import { press } from './presses.ts'

const OtherLoginPage = lazyScreen(() => import('../../features/errors/other-login-page.tsx'), 'OtherLoginPage')
const GatePage = lazyScreen(() => import('../../features/errors/gate-page.tsx'), 'GatePage')
const RepairPage = lazyScreen(() => import('../../features/errors/repair-page.tsx'), 'RepairPage')

const tryAgain = () => press('again')

/** The screen that a state of the start-up shows instead of the app. */
export function StartUpScreen({ state }: { state: State }) {
  const loading = <LoadingScreen tryAgain={tryAgain} />
  return <Suspense fallback={loading}>{screenOf(state) ?? loading}</Suspense>
}

/** The state's own screen. */
function screenOf(state: State): ReactNode {
  switch (state) {
    case 'broken':
      return <BrokenScreen reload={() => press('reload')} />
    case 'choosing':
      return <OtherLoginPage choose={press} />
    case 'closed':
      return <RepairPage again={tryAgain} />
    case 'gated':
      return <GatePage enter={() => press('enter')} />
    default:
      return undefined
  }
}
