import { Suspense } from 'react'
import { BrokenScreen } from '../../features/errors/broken-screen.tsx'
import { lazyScreen } from '../lazy-screen.tsx'
import { LoadingScreen } from '../loading/loading-screen.tsx'
import type { State } from './machine.ts'
import { press } from './presses.ts'

const GatePage = lazyScreen(() => import('../../features/errors/gate-page.tsx'), 'GatePage')
const RepairPage = lazyScreen(() => import('../../features/errors/repair-page.tsx'), 'RepairPage')

const again = () => press('again')

/** What stands in place of the app in a state of the start-up. */
export function StartUpScreen({ state }: { state: State }) {
  const loading = <LoadingScreen tryAgain={again} />
  switch (state) {
    case 'broken':
      return <BrokenScreen reload={() => press('reload')} />
    case 'closed':
      return (
        <Suspense fallback={loading}>
          <RepairPage again={again} />
        </Suspense>
      )
    case 'gated':
      return (
        <Suspense fallback={loading}>
          <GatePage enter={() => press('enter')} />
        </Suspense>
      )
    default:
      return loading
  }
}
