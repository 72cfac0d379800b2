import { useEffect } from 'react'
import { useLocation, useNavigate } from '../kernel/router/index.ts'
import { followClicks } from './clicks.ts'
import { followAddress, isLink } from './follow-link.ts'
import { keepNavigate } from './navigate.ts'

/**
 * Makes links work on the whole page; the shell calls it once. The page follows a link in the address and removes it,
 * so that the same link works again, and follows anchors in an operator's texts.
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
