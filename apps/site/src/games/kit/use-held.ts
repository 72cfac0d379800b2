import { useEffect, useRef } from 'react'

/** A value; while it is held, the one of the last moment before. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const last = useRef(value)
  useEffect(() => {
    if (!isHeld) last.current = value
  })
  return isHeld ? last.current : value
}
