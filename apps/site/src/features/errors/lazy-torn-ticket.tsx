import { lazy, Suspense } from 'react'

const Nothing = (_: { word: string }) => null
// An error screen must not fail because its picture did not load.
const TornTicket = lazy(async () => {
  const part = await import('./torn-ticket.tsx').catch(() => undefined)
  return { default: part?.TornTicket ?? Nothing }
})

/** The torn ticket of an error screen, once its chunk has loaded. Its space is reserved. */
export function LazyTornTicket({ word }: { word: string }) {
  return (
    <div className="h-30 w-64">
      <Suspense>
        <TornTicket word={word} />
      </Suspense>
    </div>
  )
}
