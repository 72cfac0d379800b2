import { Suspense } from 'react'
import { Outlet } from 'react-router'

/** What surrounds every page. */
export function Shell() {
  return (
    <main id="content" className="mx-auto max-w-[var(--max-width)] px-4">
      <Suspense>
        <Outlet />
      </Suspense>
    </main>
  )
}
