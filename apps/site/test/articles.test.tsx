import * as design from '@fairground/contract/calls/design'
import { seeds } from '@fairground/server/front/design/seeds/index.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { designOf } from './models.ts'
import { openSite } from './open-site.tsx'
import { refuse } from './stand-in.ts'

test('[DS-01] an article that was taken down says so, and leads back to the lobby', async () => {
  refuse(design.articleDetail, 'not_found')
  await openSite('/article/gone', { design: designOf(seeds.night, 'article') })
  await expect.element(page.getByRole('heading', { level: 1, name: 'This article is not here' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute('href', '/')
})
