import * as home from '@fairground/contract/calls/home'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBackground } from '../src/app/background.ts'
import { takeArrival } from '../src/player/arrival.ts'
import { tellArrivalInApp } from '../src/player/device/app-arrival.ts'
import { startupOf } from './models.ts'
import { openSite } from './open-site.tsx'
import { answer, requestsOf } from './stand-in.ts'

test('[CL-08] in the app the server is told once who invited and what led to the download, and the site keeps it', async () => {
  Object.assign(window, { ReactNativeWebView: { postMessage: () => undefined } })
  onTestFinished(() => void Reflect.deleteProperty(window, 'ReactNativeWebView'))
  const readText = vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue('W2A-spring-42')
  answer(home.startup, startupOf())
  takeArrival(new URL('https://fair.example/?p=FRIEND'))
  await openSite('/verify')
  startBackground()
  await expect.poll(() => localStorage.getItem('wta')).toBe('spring-42')
  const told = () => requestsOf(home.startup).map(({ fields: { p, wta } }) => [p, wta])
  expect(told()).toEqual([['FRIEND', 'spring-42']])
  // A second start reads and tells nothing.
  await tellArrivalInApp()
  expect(readText).toHaveBeenCalledOnce()
  expect(told()).toHaveLength(1)
})
