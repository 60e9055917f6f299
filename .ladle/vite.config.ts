import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Ladle adds React itself; the stories see the mock backend flag as unset, because screens are pure props. */
export default defineConfig({ plugins: [tailwindcss()] })
