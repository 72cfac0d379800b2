import { lazy, Suspense } from 'react'

const Nothing = (_: { word: string }) => null
// No screen that says what went wrong may fail for want of its picture.
const TornTicket = lazy(async () => {
  const part = await import('./torn-ticket.tsx').catch(() => undefined)
  return { default: part?.TornTicket ?? Nothing }
})

/** The torn ticket of an error's screen in its own room, as soon as it can be had. */
export function LaterTicket({ word }: { word: string }) {
  return (
    <div className="h-30 w-64">
      <Suspense>
        <TornTicket word={word} />
      </Suspense>
    </div>
  )
}
