/** The language in which commands speak: Chinese where the environment says so (`LC_ALL`, `LC_MESSAGES`, `LANG`), English elsewhere. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): 'en' | 'zh' {
  const told = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '')
  return told?.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}
