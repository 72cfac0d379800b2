import { useEffect, useState } from 'react'
import type { FlightFrame } from './flight-frame.ts'
import type { FlightLoop } from './flight-loop.ts'

/**
 * A plain value of each frame. The component renders only when the value changes. `read` must stay the same function.
 */
export function useFrame<Value extends string | number | boolean | undefined>(
  loop: FlightLoop,
  read: (frame: FlightFrame) => Value,
): Value {
  const [value, setValue] = useState(() => read(loop.frame))
  useEffect(() => loop.listen((frame) => setValue(read(frame))), [loop, read])
  return value
}
