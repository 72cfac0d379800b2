import { create } from 'zustand'
import type { NoticeRequest, PopupName, PopupRequest } from './popup-request.ts'
import { closePopup, openPopup, openPopups } from './popups.ts'

/** What a deposit begins with. */
export interface RechargeData {
  amount: number
}

/** The fields that are kept here; the rest of the state follows from the list of open popups. */
interface KeptFields {
  /** The login takes the whole window. */
  loginFullScreen: boolean
  /** Where a visitor goes who has just registered, unless the registration was opened with a place of its own. */
  jumpPathAfterRegister: string | undefined
  /** The next deposit begins with this amount; it is also what the recharge save popup speaks of. */
  rechargeData: RechargeData | undefined
  /** A lottery's link opens its game at once, not its room. */
  directOpenLotteryGame: boolean
}

/** What the whole site knows about popups (PO-05). Setting a field has the effect that stands with it. */
export interface PopupState extends KeptFields {
  /** The login: opens or closes it. */
  loginModal: boolean
  /** The reminder of a payment that was begun: opens it with `rechargeData`, or closes it. */
  rechargeSavePopup: boolean
  /** The ways to the app: opens them because the player asked, or closes them. */
  appDownloadPopup: boolean
  /** The ways to the app after a deposit: they wait for their turn, and come once while the tab is open. */
  rechargeAppDownloadPopup: boolean
  /** The notice on screen: shows another, or closes it. */
  noticePopup: NoticeRequest | undefined
  /** How the site gets to the home screen: opens or closes it. Its data is in `home-screen.ts`. */
  homeScreen: boolean
  /** What the popup on top was told. Setting it opens that popup. */
  popupData: PopupRequest | undefined
}

const keptStore = create<KeptFields>(() => ({
  loginFullScreen: false,
  jumpPathAfterRegister: undefined,
  rechargeData: undefined,
  directOpenLotteryGame: false,
}))

const toggle = (popup: PopupRequest, how?: { isRequested: boolean }) => (on: boolean) =>
  on ? openPopup(popup, how) : closePopup(popup.name)

type Effects = { [Field in Exclude<keyof PopupState, keyof KeptFields>]: (value: PopupState[Field]) => void }

/** What setting a field that is not kept does. */
const effects: Effects = {
  loginModal: toggle({ name: 'login' }),
  rechargeSavePopup: (on) =>
    toggle(
      { name: 'recharge-save', amount: keptStore.getState().rechargeData?.amount ?? 0 },
      { isRequested: true },
    )(on),
  appDownloadPopup: toggle({ name: 'app-download' }, { isRequested: true }),
  rechargeAppDownloadPopup: toggle({ name: 'app-download' }),
  noticePopup: (notice) =>
    notice ? openPopup({ name: 'notice', notice }, { isRequested: true }) : closePopup('notice'),
  homeScreen: toggle({ name: 'home-screen' }, { isRequested: true }),
  popupData: (popup) => {
    const top = openPopups().at(-1)
    if (popup) openPopup(popup, { isRequested: true })
    else if (top) closePopup(top.name)
  },
}

const isKept = (field: string): field is keyof KeptFields => Object.hasOwn(keptStore.getInitialState(), field)
const isEffect = (field: string): field is keyof Effects => Object.hasOwn(effects, field)

/** Sets some of the fields, what is kept first. */
export function setPopupState(fields: Partial<PopupState>): void {
  const entries = Object.entries(fields)
  keptStore.setState(Object.fromEntries(entries.filter(([field]) => isKept(field))))
  for (const [field, value] of entries) if (isEffect(field)) (effects[field] as (value: unknown) => void)(value)
}

/** The whole state as it is now. */
export function popupState(): PopupState {
  const popups = openPopups()
  const isOpen = (name: PopupName) => popups.some((popup) => popup.name === name)
  const notice = popups.find((popup) => popup.name === 'notice')
  return {
    ...keptStore.getState(),
    loginModal: isOpen('login'),
    rechargeSavePopup: isOpen('recharge-save'),
    appDownloadPopup: isOpen('app-download'),
    rechargeAppDownloadPopup: isOpen('app-download'),
    noticePopup: notice?.notice,
    homeScreen: isOpen('home-screen'),
    popupData: popups.at(-1),
  }
}

/** A kept field, for a component. */
export function useKeptPopupState<Field extends keyof KeptFields>(field: Field): KeptFields[Field] {
  return keptStore((state) => state[field])
}
