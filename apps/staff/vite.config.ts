import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The staff page; the server serves the build at `/staff`. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/staff/',
  plugins: [react(), tailwindcss()],
  server: { port: 5174, proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:8080' } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
})
