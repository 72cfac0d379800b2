import { createContext } from 'react'

/** `opening` from the moment a popup is opened; `closing` while it fades, and as long as it still stays in the page. */
export type PopupPhase = 'opening' | 'closing'

/** The phase of the popup around a part, given by whoever keeps the list of popups. */
export const PopupPhaseContext = createContext<PopupPhase>('opening')
