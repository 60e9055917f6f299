/** How the gateway's pages look: plain, like a bank's; nothing of the shop's own design. */
export const gatewayStyle = `
@font-face { font-family: 'Narrow dot'; unicode-range: U+B7; src: local('Helvetica Neue'), local('Roboto'), local('Arial'),
  local('Liberation Sans'), local('DejaVu Sans'); }
:root { color-scheme: light dark; --ground: #f2f3f5; --sheet: #fff; --ink: #1b1d21; --soft: #5d6470; --line: #e3e5ea;
  --main: #1d5fbf; --on-main: #fff; --warn: #a8352a; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #111316; --sheet: #1b1e23; --ink: #eceef2; --soft: #a3abb8; --line: #2d323a; --main: #6aa3f5;
    --on-main: #0c1420; --warn: #f08d80; }
}
* { box-sizing: border-box; margin: 0; }
body { font: 16px/1.6 'Narrow dot', 'Noto Sans CJK SC', 'PingFang SC', 'Noto Sans SC', 'Microsoft YaHei', system-ui, sans-serif;
  color: var(--ink); background: var(--ground); }
main { max-width: 30rem; min-height: 100vh; margin: 0 auto; padding: max(20px, env(safe-area-inset-top)) 16px 32px;
  display: flex; flex-direction: column; gap: 16px; }
header { display: flex; align-items: center; gap: 8px; font-weight: 600; }
header svg { width: 24px; height: 24px; color: var(--main); }
header small { margin-left: auto; font-weight: 400; color: var(--soft); }
section, fieldset { border: 0; border-radius: 12px; background: var(--sheet); padding: 20px 16px; min-width: 0; }
h1 { font-size: 17px; font-weight: 500; text-align: center; color: var(--soft); }
.amount { margin-top: 4px; text-align: center; font-size: 36px; font-weight: 600; font-variant-numeric: tabular-nums; line-height: 1.3; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin-top: 20px; padding-top: 16px;
  border-top: 1px solid var(--line); font-size: 15px; }
dt { color: var(--soft); }
dd { text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
legend { float: left; width: 100%; margin-bottom: 4px; font-size: 15px; font-weight: 600; }
legend + * { clear: both; }
label { display: flex; align-items: center; gap: 12px; min-height: 52px; border-top: 1px solid var(--line); }
legend + label { border-top: 0; }
label span { display: flex; flex-direction: column; line-height: 1.4; padding: 8px 0; }
label small { color: var(--soft); font-size: 13px; }
input[type='radio'] { width: 20px; height: 20px; flex: none; margin: 0; accent-color: var(--main); }
form { display: flex; flex-direction: column; gap: 16px; }
button, .button { display: block; width: 100%; min-height: 48px; border: 0; border-radius: 12px; font: inherit; font-weight: 600;
  text-align: center; line-height: 48px; text-decoration: none; color: var(--on-main); background: var(--main); cursor: pointer; }
button.quiet { color: var(--soft); background: none; font-weight: 400; }
button:focus-visible, a:focus-visible, input:focus-visible { outline: 2px solid var(--main); outline-offset: 2px; }
p { color: var(--soft); font-size: 15px; text-align: center; }
.note { margin-top: auto; padding-top: 16px; font-size: 13px; }
.result h1 { color: var(--ink); font-size: 20px; font-weight: 600; }
.result { padding: 40px 16px; display: flex; flex-direction: column; gap: 8px; }
`
