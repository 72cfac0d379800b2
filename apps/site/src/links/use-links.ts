import { useEffect } from 'react'
import { useLocation, useNavigate } from '../kernel/router/index.ts'
import { followClicks } from './clicks.ts'
import { followAddress, isLink } from './follow-link.ts'
import { keepNavigate } from './navigate.ts'

/**
 * Makes links work on the whole page: called once, by the shell. A link in the address is followed and leaves it, so that
 * the same link works again; anchors in an operator's texts go the same way.
 */
export function useLinks(): void {
  const { pathname, search, hash } = useLocation()
  const go = useNavigate()
  useEffect(() => {
    keepNavigate(go)
    return () => keepNavigate(undefined)
  }, [go])
  useEffect(() => followClicks(), [])
  useEffect(() => {
    if (!isLink(hash)) return
    void go({ pathname, search }, { replace: true })
    followAddress(hash)
  }, [hash, pathname, search, go])
}
