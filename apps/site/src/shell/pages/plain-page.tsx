import { Suspense } from 'react'
import { Outlet } from '../../kernel/router/index.ts'
import { LoadingScreen } from '../loading/loading-screen.tsx'

/** A page that stands alone, without what surrounds the others. */
export function PlainPage() {
  return (
    <Suspense fallback={<LoadingScreen tryAgain={() => location.reload()} />}>
      <Outlet />
    </Suspense>
  )
}
