export { type Answered, type CallFunction, type CallOptions, createClient } from './client.ts'
export { freshDatabase } from './database.ts'
export { newPlayer, PASSWORD, type Player, type PlayerOptions } from './player.ts'
export { startTestServer, type TestServer, type TestServerOptions } from './server.ts'
