import * as kyc from '@fairground/contract/calls/kyc'
import * as staffKyc from '@fairground/contract/calls/staff-kyc'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUpload } from '../../src/operator/assets/uploads.ts'
import { film, picture } from '../assets/files.ts'
import { openLive } from '../live/live-client.ts'
import { identity, type KycDesk, openKycDesk } from './desk.ts'

let desk: KycDesk
beforeAll(async () => {
  desk = await openKycDesk()
})
afterAll(() => desk.stop())

test('[WA-05] identity and pictures go to review; approved, the player has the level, told live', async () => {
  const player = await desk.playerOf('NL')
  expect((await player.call(kyc.status)).model).toMatchObject({ level: 0, state: 'NONE', attemptsLeft: 3, needed: 0 })
  await desk.submitAll(player)
  expect((await player.call(kyc.status)).model).toMatchObject({
    level: 0,
    state: 'REVIEW',
    attemptsLeft: 2,
    caseLevel: 2,
  })
  const liveClient = await openLive(desk.url, player.call)
  await liveClient.join([player.userId])
  await desk.approve(player)
  const message = await liveClient.until((one) => one.type === 'event' && one.event === 'kyc_changed')
  expect(message).toMatchObject({ extra: { state: 'DONE', level: 2 } })
  expect((await player.call(kyc.status)).model).toMatchObject({ level: 2, state: 'DONE', attemptsLeft: 3, missing: [] })
  await expect(player.call(kyc.submit, { level: 1, fields: identity })).rejects.toThrow('kyc_done')
  liveClient.close()
})

test('[WA-05] what is missing is told with its reason, and only that is sent again', async () => {
  const player = await desk.playerOf('NL')
  await desk.submitAll(player)
  const request = { reason: 'unreadable' as const, missing: ['document' as const] }
  await desk.staff.call(staffKyc.more, { ...(await desk.caseOf(player)), ...request })
  expect((await player.call(kyc.status)).model).toMatchObject({
    state: 'MORE',
    reason: 'unreadable',
    missing: ['document'],
  })
  await expect(player.call(kyc.submit, { level: 2 })).rejects.toThrow('kyc_documents_missing')
  const id = await desk.upload(player)
  await player.call(kyc.submit, { level: 2, documents: [{ id, kind: 'document' }] })
  const { model } = await desk.staff.call(staffKyc.find, { id: (await desk.caseOf(player)).id })
  expect(model.documents.map(({ kind }) => kind).sort()).toEqual(['document', 'face'])
  expect(model.documents.find(({ kind }) => kind === 'document')?.id).toBe(id)
  expect(model.fields).toEqual(identity)
  expect(model.history.map(({ event, by }) => `${event} ${by}`)).toEqual([
    'submitted player',
    'more staff:owner',
    'submitted player',
  ])
})

test('[WA-05] after the third attempt the case is refused; one appeal opens one more review by another person', async () => {
  const player = await desk.playerOf('NL')
  await player.call(kyc.submit, { level: 1, fields: identity })
  const request = { reason: 'name_differs' as const, missing: ['name' as const] }
  for (const state of ['MORE', 'MORE', 'REFUSED']) {
    await desk.staff.call(staffKyc.more, { ...(await desk.caseOf(player)), ...request })
    expect((await player.call(kyc.status)).model.state).toBe(state)
    if (state === 'MORE') {
      await expect(player.call(kyc.submit, { level: 1 })).rejects.toThrow('invalid_request')
      await player.call(kyc.submit, { level: 1, fields: identity })
    }
  }
  expect((await player.call(kyc.status)).model).toMatchObject({
    reason: 'attempts_used',
    attemptsLeft: 0,
    canAppeal: true,
  })
  await expect(player.call(kyc.submit, { level: 1, fields: identity })).rejects.toThrow('kyc_refused')
  await player.call(kyc.appeal, { text: 'My name is spelt with an accent.' })
  const appealed = await desk.caseOf(player)
  await expect(desk.staff.call(staffKyc.approve, { ...appealed })).rejects.toThrow('kyc_same_reviewer')
  await desk.omar.call(staffKyc.refuse, { ...appealed, reason: 'name_differs' })
  expect((await player.call(kyc.status)).model).toMatchObject({ state: 'REFUSED', canAppeal: false })
  await expect(player.call(kyc.appeal, { text: 'Once more, if you please.' })).rejects.toThrow('kyc_no_appeal')
})

test('[RE-04] what does not fit is refused, and opens no case', async () => {
  const player = await desk.playerOf('NL')
  const submit = (fields: object, level: 1 | 2 = 1) =>
    player.call(kyc.submit, { level, fields: { ...identity, ...fields } })
  await expect(submit({ name: '7' })).rejects.toThrow('kyc_name_malformed')
  await expect(submit({ birthDate: '2001-02-29' })).rejects.toThrow('kyc_birth_date_malformed')
  await expect(submit({ country: 'BR', taxId: '111.111.111-11' })).rejects.toThrow('kyc_tax_id_malformed')
  await expect(submit({ country: 'nl' })).rejects.toThrow('country_unknown')
  await expect(player.call(kyc.submit, { level: 1 })).rejects.toThrow('invalid_request')
  await expect(submit({}, 2)).rejects.toThrow('kyc_documents_missing')
  await expect(player.call(kyc.appeal, { text: 'There is nothing to appeal.' })).rejects.toThrow('kyc_no_appeal')
  expect((await player.call(kyc.status)).model.state).toBe('NONE')
  await submit({ country: 'BR', taxId: '529.982.247-25' })
  await expect(submit({})).rejects.toThrow('kyc_in_review')
})

test('[RE-05] pictures of another player, of an earlier submission and of nobody are unknown', async () => {
  const [player, other] = [await desk.playerOf('NL'), await desk.playerOf('NL')]
  const own = await desk.upload(player)
  const foreign = [await desk.upload(other), await desk.upload(other, undefined, 'none')]
  for (const id of [...foreign, '00000000-0000-7000-8000-000000000000']) {
    const submitting = player.call(kyc.submit, { level: 2, fields: identity, documents: [own, id] })
    await expect(submitting).rejects.toThrow('kyc_document_unknown')
  }
  expect((await player.call(kyc.status)).model.state).toBe('NONE')
  await player.call(kyc.submit, { level: 2, fields: identity, documents: [own, await desk.upload(player)] })
  await desk.approve(player)
  await expect(other.call(kyc.submit, { level: 2, fields: identity, documents: [own] })).rejects.toThrow(
    'kyc_document_unknown',
  )
})

test.each([
  ['half a picture', async () => (await picture('jpeg')).subarray(0, 500), 'file_malformed'],
  ['a text named as a picture', async () => Buffer.from('passport'.repeat(100)), 'file_type_unknown'],
  ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj\n<</S/JavaScript>>'), 'file_type_unknown'],
  ['a film', async () => film(100), 'file_type_unknown'],
])('[RE-07] %s is no document', async (_, make, errorName) => {
  const player = await desk.playerOf('NL')
  await expect(desk.upload(player, await make())).rejects.toThrow(errorName)
})

test('[WA-05] the database holds no plain byte of a document or an identity, whichever way it was uploaded', async () => {
  const { db } = desk.parts
  const player = await desk.playerOf('NL')
  const noise = await sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#000',
    },
  })
    .png()
    .toBuffer()
  const plainId = await desk.upload(player, noise, 'none')
  const plainBytes = (await openUpload(desk.parts, plainId, 'staff'))?.bytes ?? Buffer.alloc(0)
  expect(plainBytes.length).toBeGreaterThan(200)
  const sealedId = await desk.upload(player, noise)
  await player.call(kyc.submit, { level: 2, fields: identity, documents: [plainId, sealedId] })

  const documents = await db.selectFrom('kyc_document').selectAll().where('account_id', '=', player.userId).execute()
  expect(documents.map(({ id }) => id).sort()).toEqual([plainId, sealedId].sort())
  for (const { sealed } of documents) {
    expect(sealed.length).toBeGreaterThan(200)
    expect(sealed.includes(plainBytes.subarray(16, 48))).toBe(false)
    expect(sealed.includes('WEBP')).toBe(false)
  }
  expect(await db.selectFrom('upload').select('id').where('account_id', '=', player.userId).execute()).toEqual([])
  const { identity: sealedIdentity } = await db
    .selectFrom('kyc_case')
    .select('identity')
    .where('account_id', '=', player.userId)
    .executeTakeFirstOrThrow()
  expect(sealedIdentity?.includes('Souza')).toBe(false)
})

test('[WA-05] twenty submissions at once are one case', async () => {
  const player = await desk.playerOf('NL')
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => player.call(kyc.submit, { level: 1, fields: identity })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await player.call(kyc.status)).model).toMatchObject({ state: 'REVIEW', attemptsLeft: 2 })
})
