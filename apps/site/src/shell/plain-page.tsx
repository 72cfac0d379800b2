import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { LoadingScreen } from '../app/loading/loading-screen.tsx'

/** A page that stands alone, without what surrounds the others. */
export function PlainPage() {
  return (
    <Suspense fallback={<LoadingScreen tryAgain={() => location.reload()} />}>
      <Outlet />
    </Suspense>
  )
}
