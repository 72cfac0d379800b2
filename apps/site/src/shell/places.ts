import type { PhraseKey } from '@fairground/phrases'
import Bomb from 'lucide-react/icons/bomb'
import House from 'lucide-react/icons/house'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ShieldCheck from 'lucide-react/icons/shield-check'

/** A page that menus lead to. */
export interface Place {
  to: string
  name: PhraseKey
  icon: typeof House
}

/** The pages of the menus, in their order. A new one is one line here. */
export const places: readonly Place[] = [
  { to: '/', name: 'shell.lobby', icon: House },
  { to: '/game/mines', name: 'shell.mines', icon: Bomb },
  { to: '/history', name: 'shell.history', icon: ReceiptText },
  { to: '/fairness', name: 'shell.fairness', icon: ShieldCheck },
]
