import type { User } from '@fairground/contract/user'
import { openPopup } from '../popups/popups.ts'

/** Opens the wallet from the balance: to deposit, or to withdraw where a break or an exclusion runs, during which no deposit is taken. */
export function openWallet({ pause }: Pick<User, 'pause'>): void {
  openPopup({ name: 'wallet', tab: pause ? 'withdraw' : 'deposit' })
}
