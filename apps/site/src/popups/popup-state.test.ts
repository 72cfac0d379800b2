import { afterEach, expect, test } from 'vitest'
import { type PopupState, popupState, setPopupState } from './popup-state.ts'
import { closePopup, openPopups } from './popups.ts'

afterEach(() => {
  for (let top = openPopups()[0]; top; top = openPopups()[0]) closePopup(top.name)
  setPopupState({ rechargeData: undefined, jumpPathAfterRegister: undefined, loginFullScreen: false })
})

/** A field, what it is set to, and the popup that this opens. */
const opening: [Partial<PopupState>, unknown][] = [
  [{ loginModal: true }, { name: 'login' }],
  [
    { rechargeSavePopup: true, rechargeData: { amount: 20 } },
    { name: 'recharge-save', amount: 20 },
  ],
  [{ appDownloadPopup: true }, { name: 'app-download' }],
  [{ rechargeAppDownloadPopup: true }, { name: 'app-download' }],
  [{ noticePopup: { title: 'Hello' } }, { name: 'notice', notice: { title: 'Hello' } }],
  [{ homeScreen: true }, { name: 'home-screen' }],
  [{ popupData: { name: 'chat', gameId: 'l-5' } }, { name: 'chat', gameId: 'l-5' }],
]

test.each(opening)('[PO-05] %j opens its popup, and taking it back closes it', (fields, popup) => {
  setPopupState(fields)
  expect(openPopups()).toEqual([popup])
  expect(popupState()).toMatchObject({ ...fields, popupData: popup })
  const [field = ''] = Object.keys(fields)
  setPopupState({ [field]: fields[field as keyof PopupState] === true ? false : undefined })
  expect(openPopups()).toEqual([])
  expect(popupState()).toMatchObject({ [field]: fields[field as keyof PopupState] === true ? false : undefined })
})

test('[PO-05] a stored field opens nothing, and stays when popups close', () => {
  const fields = { loginFullScreen: true, jumpPathAfterRegister: '/history', directOpenLotteryGame: true }
  setPopupState({ ...fields, rechargeData: { amount: 50 } })
  expect(openPopups()).toEqual([])
  setPopupState({ loginModal: true })
  setPopupState({ loginModal: false })
  expect(popupState()).toMatchObject({ ...fields, rechargeData: { amount: 50 } })
})
