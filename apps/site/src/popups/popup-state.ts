import { create } from 'zustand'
import type { NoticeRequest, PopupName, PopupRequest } from './popup-request.ts'
import { closePopup, openPopup, openPopups } from './popups.ts'

/** The data that a deposit starts with. */
export interface RechargeData {
  amount: number
}

/** The stored fields; the list of open popups determines the others. */
interface KeptFields {
  /** Whether the login fills the window. */
  loginFullScreen: boolean
  /** Where a visitor goes after registering, unless the request that opened the registration named a place. */
  jumpPathAfterRegister: string | undefined
  /** The amount that the next deposit starts with, and that the recharge save popup shows. */
  rechargeData: RechargeData | undefined
  /** Whether a lottery's link opens its game at once, not its room. */
  directOpenLotteryGame: boolean
}

/** The popup state of the whole site (PO-05). Setting a field has the effect that its comment names. */
export interface PopupState extends KeptFields {
  /** The login: opens or closes it. */
  loginModal: boolean
  /** The reminder of an unfinished payment: opens it with `rechargeData`, or closes it. */
  rechargeSavePopup: boolean
  /** The ways to the app: opens them as requested by the player, or closes them. */
  appDownloadPopup: boolean
  /** The ways to the app after a deposit: wait for their turn, and come once while the tab is open. */
  rechargeAppDownloadPopup: boolean
  /** The notice on screen: shows another, or closes it. */
  noticePopup: NoticeRequest | undefined
  /** The way to the home screen: opens or closes its popup. Its data is in `home-screen.ts`. */
  homeScreen: boolean
  /** The request of the popup on top. Setting it opens that popup. */
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

/** The effect of setting each field that is not stored. */
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

/** Sets some of the fields, the stored ones first. */
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

/** A stored field, for a component. */
export function useKeptPopupState<Field extends keyof KeptFields>(field: Field): KeptFields[Field] {
  return keptStore((state) => state[field])
}
