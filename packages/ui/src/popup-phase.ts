import { createContext } from 'react'

/** `opening` from the moment a popup opens; `closing` while it fades, and as long as it stays in the page. */
export type PopupPhase = 'opening' | 'closing'

/** The phase of the popup around a component; the owner of the list of popups provides it. */
export const PopupPhaseContext = createContext<PopupPhase>('opening')
