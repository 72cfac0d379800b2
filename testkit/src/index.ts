export { type Answered, type CallFunction, type CallOptions, createClient } from './client.ts'
export { freshDatabase } from './database.ts'
export { startTestServer, type TestServer, type TestServerOptions } from './server.ts'
