import { useEffect, useRef } from 'react'

/** Returns `value`; while `isHeld`, the last value before the hold. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const lastValue = useRef(value)
  useEffect(() => {
    if (!isHeld) lastValue.current = value
  })
  return isHeld ? lastValue.current : value
}
