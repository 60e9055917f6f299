import { createRoot } from 'react-dom/client'

/** React alone with one line of text: what no page of ours can be faster than. */
const Bare = () => (
  <main>
    <h1>度量</h1>
    <p>一行字</p>
  </main>
)

createRoot(document.getElementById('root')!).render(<Bare />)
