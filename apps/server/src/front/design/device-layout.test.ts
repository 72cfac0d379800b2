import { type Device, GLOBAL_DESIGN, type Item, type ThemeModel } from '@fairground/contract/design'
import { expect, test } from 'vitest'
import { themeForDevice } from './device-layout.ts'

const item = (id: string, comId: string, more: Partial<Item> = {}): Item => ({ id, comId, data: {}, ...more })
const themeWith = (data: Item['data']): ThemeModel => ({
  tabs: [],
  menus: [],
  articles: [],
  assetMappings: {},
  pages: [
    { id: 'global', type: 'global', title: '', items: [item('design', GLOBAL_DESIGN, { data })] },
    {
      id: 'home',
      type: 'home',
      title: '',
      items: [item('all', 'C1'), item('pc', 'C1', { device: 'pc' }), item('mobile', 'C1', { device: 'mobile' })],
    },
  ],
})
const visibleIds = (data: Item['data'], device: Device | undefined) =>
  themeForDevice(themeWith(data), device).pages[1]?.items.map(({ id }) => id)

test('[DS-01] a device gets its own items and those for all', () => {
  expect(visibleIds({}, 'pc')).toEqual(['all', 'pc'])
  expect(visibleIds({}, 'mobile')).toEqual(['all', 'mobile'])
  expect(visibleIds({}, undefined)).toEqual(['all', 'pc', 'mobile'])
})

test('[RT-11] where the phone’s layout is forced, a desktop gets the items of phones', () => {
  expect(visibleIds({ forceMobileLayout: true }, 'pc')).toEqual(['all', 'mobile'])
  expect(visibleIds({ mobileOnly: true }, 'pc')).toEqual(['all', 'mobile'])
})
