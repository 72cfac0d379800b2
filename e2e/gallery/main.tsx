import './gallery.css'
import { readSettings } from './settings.ts'
import { showGallery } from './show-gallery.tsx'

await showGallery(readSettings(location.search), document.getElementById('root') ?? document.body)
