import type { Root } from 'react-dom/client'
import { queryClient } from '../../../staff/src/query-client.ts'
import { signOut } from '../../../staff/src/session.ts'
import { dressPage, showStaffPage } from '../../../staff/src/staff-root.tsx'
import { atEnd } from '../stand-in.ts'

let root: Root | undefined

/** Gives the page the styles of the staff page in place of the site's, before a file's first test. */
export function dressAsStaff(): void {
  for (const style of document.querySelectorAll('style[data-vite-dev-id$="site.css"]')) style.remove()
  dressPage()
}

/** Shows the staff page at a place (`#cases`). */
export function openStaff(place: string): void {
  history.replaceState(null, '', `/staff${place}`)
  const element = document.body.appendChild(document.createElement('div'))
  element.id = 'root'
  root = showStaffPage(element)
}

atEnd.close = async () => {
  root?.unmount()
  root = undefined
  signOut('left')
  queryClient.clear()
  document.getElementById('root')?.remove()
}
