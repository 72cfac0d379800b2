import type { ReactNode } from 'react'
import { ink } from '../../../games/kit/ink.ts'
import { stroke } from './scene.tsx'

const Frame = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 64 48" aria-hidden="true" className="h-12 w-16 shrink-0">
    <rect x="1" y="1" width="62" height="46" rx="9" fill={ink.ground} stroke={ink.line} strokeOpacity=".5" />
    {children}
  </svg>
)

/** The pictures of the three steps to the home screen of an iPhone: share, choose, add. */
export const iosSteps = {
  share: (
    <Frame>
      <path d="M24 22h-4v18h24V22h-4M32 30V9m-6 6 6-6 6 6" {...stroke} stroke={ink.blue} strokeWidth="3" />
    </Frame>
  ),
  choose: (
    <Frame>
      <path d="M9 15h20M9 33h20" {...stroke} stroke={ink.line} strokeWidth="3" strokeOpacity=".5" />
      <path d="M9 24h24" {...stroke} stroke={ink.text} strokeWidth="3.500" />
      <rect x="42" y="15" width="16" height="16" rx="4" {...stroke} stroke={ink.blue} strokeWidth="2.500" />
      <path d="M50 19v8M46 23h8" {...stroke} stroke={ink.blue} strokeWidth="2.500" />
    </Frame>
  ),
  add: (
    <Frame>
      <rect x="10" y="14" width="20" height="20" rx="6" fill={ink.coral} />
      <circle cx="20" cy="24" r="5.500" fill={ink.bulb} />
      <rect x="37" y="17" width="20" height="14" rx="7" fill={ink.blue} fillOpacity=".25" />
      <path d="M42 24h10" {...stroke} stroke={ink.blue} strokeWidth="3.500" />
    </Frame>
  ),
} as const
