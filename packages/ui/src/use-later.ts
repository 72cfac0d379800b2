import { useEffect, useState } from 'react'

/** How long the first screen has the network for itself. What else comes late comes before that. */
const FIRST_SCREEN_MS = 2500

/** False while the first screen stands up, true later: for what asks the server of itself, and nobody waits for. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), FIRST_SCREEN_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLater
}
