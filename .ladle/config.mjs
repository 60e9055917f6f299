/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'src/**/*.story.tsx',
  viteConfig: '.ladle/vite.config.ts',
  outDir: 'dist/stories',
  base: './',
  port: 61000,
  addons: {
    a11y: { enabled: false },
    mode: { enabled: false },
    source: { enabled: false },
    rtl: { enabled: false },
    width: { enabled: true, options: { 窄屏: 320, 标准: 390, 宽屏: 430 }, defaultState: 0 },
  },
}
