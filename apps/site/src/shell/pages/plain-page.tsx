import { Suspense } from 'react'
import { Outlet } from '../../kernel/router/index.ts'
import { LoadingScreen } from '../loading/loading-screen.tsx'

/** A page without surroundings. */
export function PlainPage() {
  return (
    <Suspense fallback={<LoadingScreen tryAgain={() => location.reload()} />}>
      <Outlet />
    </Suspense>
  )
}
