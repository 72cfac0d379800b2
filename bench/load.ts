// Measures a first visit on a simulated mid-range phone on 4G: script, Lighthouse, largest paint compared with a page of
// bare React on the same server.
import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startTestServer } from '@fairground/testkit'
import { startTestCluster } from '@fairground/testkit/cluster.ts'
import { CLUSTER_VARIABLE } from '@fairground/testkit/database.ts'
import { getChromePath } from 'chrome-launcher'
import { buildBarePage, buildSite } from './load/pages.ts'
import { type Visit, visit } from './load/visit.ts'

const ROUNDS = 3
const SCORE_BAR = 98
const PAINT_BAR_RATIO = 1.5
const SHIFT_BAR = 0.05

/** @returns whether the medians of three interleaved rounds meet every bar */
export async function run(): Promise<boolean> {
  const chromePath = process.env.CHROMIUM_PATH ?? getChromePath()
  const [siteFolder, bareFolder] = [buildSite(), await buildBarePage()]
  const cluster = await startTestCluster()
  process.env[CLUSTER_VARIABLE] = cluster.url
  const site = await startTestServer({ siteFolder })
  const barePage = await startTestServer({ siteFolder: bareFolder, databaseUrl: site.databaseUrl })
  try {
    const visits: { site: Visit[]; bare: Visit[] } = { site: [], bare: [] }
    for (let round = 0; round < ROUNDS; round++) {
      visits.bare.push(await visit(barePage.url, chromePath))
      visits.site.push(await visit(site.url, chromePath))
    }
    return report(visits, siteFolder)
  } finally {
    rmSync(dirname(bareFolder), { recursive: true })
    await barePage.stop()
    await site.stop()
    await cluster.stop()
  }
}

function report(visits: { site: Visit[]; bare: Visit[] }, siteFolder: string): boolean {
  const medianOf = (name: 'site' | 'bare', pick: (visit: Visit) => number) => median(visits[name].map(pick))
  const scripts = visits.site[0]?.scripts ?? []
  const kib = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(siteFolder, path))).length, 0) / 1024
  const paintMs = medianOf('site', ({ largestPaintMs }) => largestPaintMs)
  const barePaintMs = medianOf('bare', ({ largestPaintMs }) => largestPaintMs)
  const score = medianOf('site', (visit) => visit.score)
  const shift = medianOf('site', ({ layoutShift }) => layoutShift)
  const ratio = paintMs / barePaintMs
  const rows = [
    {
      // scripts/check-first-load.mjs checks the script of a usable lobby.
      what: 'all script of a visit, with what is fetched ahead, gzip KiB',
      measured: kib.toFixed(1),
      bar: '',
      kept: true,
    },
    { what: 'Lighthouse mobile performance', measured: String(score), bar: `≥ ${SCORE_BAR}`, kept: score >= SCORE_BAR },
    { what: 'the same of bare React', measured: String(medianOf('bare', (visit) => visit.score)), bar: '', kept: true },
    { what: 'largest paint, ms', measured: paintMs.toFixed(0), bar: '', kept: true },
    { what: 'largest paint of bare React, ms', measured: barePaintMs.toFixed(0), bar: '', kept: true },
    {
      what: 'largest paint, ratio',
      measured: ratio.toFixed(2),
      bar: `≤ ${PAINT_BAR_RATIO}`,
      kept: ratio <= PAINT_BAR_RATIO,
    },
    { what: 'layout shift', measured: shift.toFixed(3), bar: `≤ ${SHIFT_BAR}`, kept: shift <= SHIFT_BAR },
    { what: 'blocked, ms', measured: medianOf('site', ({ blockedMs }) => blockedMs).toFixed(0), bar: '', kept: true },
  ]
  console.table(rows)
  return rows.every(({ kept }) => kept)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}
