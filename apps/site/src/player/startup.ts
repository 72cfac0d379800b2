import * as home from '@fairground/contract/calls/home'
import type { StartupConfig } from '@fairground/contract/startup'
import { createStore } from 'zustand/vanilla'
import { call } from '../calls/client.ts'
import { keepSiteKey } from '../calls/site-key.ts'
import { usePresent } from '../kernel/browser/use-present.ts'
import { findPageData } from '../kernel/page/page-data.ts'
import { useRendered } from '../kernel/page/rendered.ts'
import { readStored } from '../kernel/storage/storage.ts'

const startupStore = createStore<{ startup: StartupConfig | undefined; loading: boolean }>(() => ({
  startup: undefined,
  loading: false,
}))

/** Makes a start-up configuration the one in force. */
export function keepStartup(startup: StartupConfig): void {
  keepSiteKey(startup.sk)
  startupStore.setState({ startup, loading: false })
}

/**
 * Loads the start-up configuration once; one in the page needs no call. Rejects when the server does not answer; the
 * start-up tries again (RE-09).
 */
export async function loadStartup(): Promise<StartupConfig> {
  const knownStartup = startupStore.getState().startup ?? findPageData()?.startup
  if (knownStartup) {
    keepStartup(knownStartup)
    return knownStartup
  }
  startupStore.setState({ loading: true })
  try {
    const startup = await fetchStartup()
    keepStartup(startup)
    return startup
  } finally {
    startupStore.setState({ loading: false })
  }
}

/** Asks the server for the current start-up configuration (CL-08). */
export async function fetchStartup(): Promise<StartupConfig> {
  const p = readStored('p')
  const dev = findPageData() ? {} : { dev: 'true' }
  const request = { lazy: 'true', startTime: String(Date.now()), ...dev, p }
  return call(home.startup, request, { errors: 'ignore' })
}

/** Loads the current start-up configuration and makes it the one in force. Rejects when the server does not answer. */
export async function refreshStartup(): Promise<void> {
  keepStartup(await fetchStartup())
}

/**
 * The start-up configuration. No screen renders before it is loaded.
 * @throws before it is loaded
 */
export function getStartup(): StartupConfig {
  const { startup } = startupStore.getState()
  if (!startup) throw new Error('the start-up configuration is not there yet')
  return startup
}

/** The same for a component. */
export function useStartup(): StartupConfig {
  const startup = useFoundStartup()
  if (!startup) throw new Error('the start-up configuration is not there yet')
  return startup
}

/** The start-up configuration, or `undefined` while it loads; for code that must not wait for it. */
export function findStartup(): StartupConfig | undefined {
  return startupStore.getState().startup
}

/** The same for a component. */
export function useFoundStartup(): StartupConfig | undefined {
  const storedStartup = usePresent(startupStore, (state) => state.startup)
  return useRendered()?.data.startup ?? storedStartup
}
