import { dressPage, showStaffPage } from './staff-root.tsx'

dressPage()
const element = document.getElementById('root')
if (!element) throw new Error('the page has no root')
showStaffPage(element)
