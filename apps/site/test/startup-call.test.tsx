import * as home from '@fairground/contract/calls/home'
import { expect, test, vi } from 'vitest'
import { tellArrivalInApp } from '../src/player/device/app-arrival.ts'
import { fetchStartup } from '../src/player/startup.ts'
import { startupOf } from './models.ts'
import { writePageData } from './page-data.ts'
import { answer, cutOff, requestsOf } from './stand-in.ts'

writePageData({})
const moment = { lazy: 'true', startTime: expect.stringMatching(/^\d{13}$/) }
const asked = () => requestsOf(home.startup).map(({ fields }) => fields)
const leave = (text: string) => vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue(text)

test('[CL-08] the start-up call names the inviter; a page from the server is no page of a developer', async () => {
  answer(home.startup, startupOf())
  await fetchStartup()
  localStorage.setItem('p', 'FRIEND')
  await fetchStartup()
  expect(asked()).toEqual([moment, { ...moment, p: 'FRIEND' }])
})

test('[CL-08] the app tells once what led to its download and who invited; after a network failure the next start does', async () => {
  leave('W2A-spring-42')
  localStorage.setItem('p', 'FRIEND')
  cutOff(home.startup)
  await tellArrivalInApp()
  expect(localStorage.getItem('wta')).toBeNull()
  answer(home.startup, startupOf())
  await tellArrivalInApp()
  await tellArrivalInApp()
  const told = { ...moment, p: 'FRIEND', wta: 'spring-42' }
  expect(asked()).toEqual([told, told])
  expect(localStorage.getItem('wta')).toBe('spring-42')
})

test('[CL-08] where nothing was left and nobody invited, nothing is told', async () => {
  leave('my password')
  await tellArrivalInApp()
  expect(asked()).toEqual([])
})
