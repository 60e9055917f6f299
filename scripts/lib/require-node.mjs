/** Stops with a clear message on a Node that cannot run the tools. npm scripts use the Node in node_modules when there is one. */
import { inWords } from './in-words.mjs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    inWords(
      `\n  Node 22.18 or a newer one is needed (this is ${process.version}).\n  On Linux x64 go through npm scripts or npx, which use the Node 24 among the packages; elsewhere update Node first.\n`,
      `\n  需要 Node 22.18 或更新版本（现在是 ${process.version}）。\n  在 Linux x64 上请通过 npm 脚本或 npx 运行，它们会用随依赖安装的 Node 24；其他系统请先升级 Node。\n`,
    ),
  )
  process.exit(1)
}
