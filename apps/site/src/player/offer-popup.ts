import { queryClient } from '../kernel/query-client.ts'
import { findToken } from '../kernel/token.ts'
import { openPopup, type PopupRequest } from '../popups/popups.ts'
import { userQuery } from './user.ts'

/** Opens a popup that urges players on, such as an offer of games; never for a limited player (RG-03). */
export async function offerPopup(popup: PopupRequest): Promise<void> {
  try {
    if (findToken() !== undefined && (await queryClient.ensureQueryData(userQuery)).limited) return
    openPopup(popup)
  } catch (error) {
    console.info(`${popup.name} is not offered to a player who is not known`, error)
  }
}
