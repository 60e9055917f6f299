import type { ChatApp } from './app.ts'
export function enliven(_app: ChatApp): void {}
