import { Suspense } from 'react'
import { LoadingScreen } from '../app/loading/loading-screen.tsx'
import { Outlet } from '../router/index.ts'

/** A page that stands alone, without what surrounds the others. */
export function PlainPage() {
  return (
    <Suspense fallback={<LoadingScreen tryAgain={() => location.reload()} />}>
      <Outlet />
    </Suspense>
  )
}
