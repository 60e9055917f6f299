import './tab-bar.ts'

export { default } from '#src/views/home/home.page.tsx'
