import type { Module } from '../../ground/module.ts'
import { registerAssets } from './assets.ts'
import { registerHealth } from './health.ts'
import { registerInbox } from './inbox.ts'
import { registerKycDocuments } from './kyc-documents.ts'
import { createMetrics } from './metrics.ts'
import type { HttpParts } from './parts.ts'
import { createUnderway } from './underway.ts'
import { createUploadRoom } from './upload-room.ts'
import { registerUploads } from './uploads.ts'

/** What every request passes, and the addresses that are no calls. */
export const http: Module<
  Omit<HttpParts, 'metrics' | 'underway' | 'uploadRoom'>,
  Pick<HttpParts, 'metrics' | 'underway' | 'uploadRoom'>
> = {
  name: 'http',
  create: ({ registry }) => ({
    metrics: createMetrics(registry),
    underway: createUnderway(),
    uploadRoom: createUploadRoom(),
  }),
  routes(app, parts) {
    registerHealth(app, parts)
    registerInbox(app, parts)
    registerAssets(app, parts)
    registerUploads(app, parts)
    registerKycDocuments(app, parts)
  },
}
