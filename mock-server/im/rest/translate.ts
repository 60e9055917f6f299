import type { Handlers } from './calls.ts'
import { names, Refusal, text, type RestCall } from './rest.ts'

const languages = [
  { code: 'zh-Hans', name: 'Chinese Simplified', nativeName: '中文 (简体)' },
  { code: 'zh-Hant', name: 'Chinese Traditional', nativeName: '繁體中文 (繁體)' },
  { code: 'en', name: 'English', nativeName: 'English' },
  { code: 'ja', name: 'Japanese', nativeName: '日本語' },
  { code: 'ko', name: 'Korean', nativeName: '한국어' },
  { code: 'fr', name: 'French', nativeName: 'Français' },
  { code: 'de', name: 'German', nativeName: 'Deutsch' },
  { code: 'es', name: 'Spanish', nativeName: 'Español' },
]

const textMax = 5000

/** A few real translations, so that the demo reads well; everything else is marked with the language. */
const phrases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  你好: { en: 'Hello', ja: 'こんにちは', fr: 'Bonjour' },
  谢谢: { en: 'Thank you', ja: 'ありがとう', fr: 'Merci' },
  hello: { 'zh-Hans': '你好', ja: 'こんにちは', fr: 'Bonjour' },
}

function translateText(given: string, to: string): string {
  return phrases[given.trim().toLowerCase()]?.[to] ?? `[${to}] ${given}`
}

function translate(call: RestCall) {
  const given = text(call.body['text'])
  const to = names(call.body['to'])
  if (given.length > textMax) throw new Refusal(400, 'The input text is too long.')
  if (!to.length || to.some((code) => !languages.some((language) => language.code === code))) {
    throw new Refusal(400, 'The target language is not valid.')
  }
  const language = /[\u4e00-\u9fff]/.test(given) ? 'zh-Hans' : 'en'
  const translations = to.map((code) => ({ to: code, text: translateText(given, code) }))
  return { data: [{ detectedLanguage: { language, score: 1 }, translations }] }
}

export const translateHandlers = {
  'silent.languages': () => ({ data: languages }),
  'messages.translate': translate,
} satisfies Partial<Handlers>
