import { useEffect, useRef } from 'react'
import type { FlightFrame } from './flight-frame.ts'
import type { FlightLoop } from './flight-loop.ts'

interface LiveNumberProps {
  loop: Pick<FlightLoop, 'listen'>
  /** What is shown, as a number that changes when the text does. */
  read: (frame: FlightFrame) => number
  print: (value: number) => string
}

/** A number that follows the flight. It is written straight into the page; who hears the game is told it elsewhere. */
export function LiveNumber({ loop, read, print }: LiveNumberProps) {
  const place = useRef<HTMLSpanElement>(null)
  const latest = useRef({ read, print })
  useEffect(() => {
    latest.current = { read, print }
  })
  useEffect(() => {
    let shown: number | undefined
    return loop.listen((frame) => {
      const value = latest.current.read(frame)
      if (value === shown || !place.current) return
      shown = value
      write(place.current, latest.current.print(value))
    })
  }, [loop])
  return <span ref={place} aria-hidden="true" className="nums" />
}

/** Writes into the text that stands there: another text node each time would be laid out from nothing. */
function write(place: HTMLElement, text: string): void {
  const { firstChild } = place
  if (firstChild instanceof Text) firstChild.data = text
  else place.textContent = text
}
