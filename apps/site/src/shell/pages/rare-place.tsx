import type { ReactNode } from 'react'
import { lazyScreen } from '../../kernel/chunks/lazy-screen.tsx'
import { useLocation } from '../../kernel/router/index.ts'

const AdultsOnlyPage = lazyScreen(() => import('../../features/popups/adults-only-page.tsx'), 'AdultsOnlyPage')
const SupportPage = lazyScreen(() => import('./support-page.tsx'), 'SupportPage')
const ChatbetPage = lazyScreen(() => import('./chatbet-page.tsx'), 'ChatbetPage')
const EmbedPage = lazyScreen(() => import('./embed-page.tsx'), 'EmbedPage')
const ProfilePage = lazyScreen(() => import('../../features/chat/profile/profile-page.tsx'), 'ProfilePage')
const NotFoundPage = lazyScreen(() => import('../../features/errors/not-found-page.tsx'), 'NotFoundPage')
const FreeSpinPage = lazyScreen(() => import('./free-spin-page.tsx'), 'FreeSpinPage')

/** The screens by the address that leads to each. */
const screens: Readonly<Record<string, ReactNode>> = {
  '/adults-only': <AdultsOnlyPage />,
  '/chatbet': <ChatbetPage />,
  '/chatlive': <SupportPage />,
  '/embed': <EmbedPage />,
  '/freespin': <FreeSpinPage />,
  '/player': <ProfilePage />,
}

/** Screens that few visits lead to, and the page for an unknown address: the first load knows one place for all of them. */
export function RarePlace() {
  // A player's page is found by an id, which the screen reads.
  const path = useLocation()
    .pathname.toLowerCase()
    .replace(/\/+$/, '')
    .replace(/^\/player\/[^/]+$/, '/player')
  return screens[path] ?? <NotFoundPage />
}
