import type { Plugin } from 'vite'

/** In development: every address under `/h5/` is the page `h5.html`, as the server does it with the built files. */
export function framePages(): Plugin {
  return {
    name: 'fairground-frame-pages',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        if (request.url?.startsWith('/h5/')) request.url = '/h5.html'
        next()
      })
    },
  }
}
