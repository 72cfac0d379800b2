import { useEffect, useRef } from 'react'
import type { FlightFrame } from './flight-frame.ts'
import type { FlightLoop } from './flight-loop.ts'

interface LiveNumberProps {
  loop: Pick<FlightLoop, 'listen'>
  /** The value to show, as a number that changes whenever the text changes. */
  read: (frame: FlightFrame) => number
  print: (value: number) => string
}

/**
 * A number that follows the flight. The component writes it straight into the DOM. Screen readers hear it elsewhere.
 */
export function LiveNumber({ loop, read, print }: LiveNumberProps) {
  const place = useRef<HTMLSpanElement>(null)
  const latestProps = useRef({ read, print })
  useEffect(() => {
    latestProps.current = { read, print }
  })
  useEffect(() => {
    let shownValue: number | undefined
    return loop.listen((frame) => {
      const value = latestProps.current.read(frame)
      if (value === shownValue || !place.current) return
      shownValue = value
      write(place.current, latestProps.current.print(value))
    })
  }, [loop])
  return <span ref={place} aria-hidden="true" className="nums" />
}

/** Changes the text node in place: the browser would lay out a new text node from scratch. */
function write(place: HTMLElement, text: string): void {
  const { firstChild } = place
  if (firstChild instanceof Text) firstChild.data = text
  else place.textContent = text
}
