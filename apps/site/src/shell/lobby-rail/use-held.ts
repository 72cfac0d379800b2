import { useState } from 'react'

/** A value as it was when `isHeld` became true, for as long as it is: nothing moves under a pointer or away from the focus. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [kept, setKept] = useState(value)
  if (!isHeld && kept !== value) setKept(value)
  return isHeld ? kept : value
}
