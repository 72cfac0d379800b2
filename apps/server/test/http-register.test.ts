import { defineCall } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import { startTestServer, type TestServer } from '@fairground/testkit'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modules, type Parts } from '../src/app/modules.ts'
import { registerCalls } from '../src/front/http/register-calls.ts'
import { type Handler, handling } from '../src/ground/call/handler.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { handlers } = modules
const handle = handling<Parts>()
const register = (list: readonly Handler<Parts>[]) => () => registerCalls(Fastify(), list, server.parts)

test('a call without a handler stops the start', () => {
  expect(register(handlers.filter(({ call }) => call.name !== 'auth.check'))).toThrow('auth.check has no handler')
})

test('a call with two handlers stops the start', () => {
  expect(register([...handlers, handle(auth.check, async () => ({ model: { valid: true } }))])).toThrow('two handlers')
})

test('a handler for a call that is not of the contract stops the start', () => {
  const nothing = () => auth.logout.request
  const stray = defineCall({ name: 'stray.call', summary: '', path: '/api/stray', request: nothing, answer: nothing })
  expect(register([...handlers, handle(stray, async () => ({}))])).toThrow('not calls of the contract: stray.call')
})
