import { join } from 'node:path'
import type { Plugin } from 'vite'

const LATER = join(import.meta.dirname, 'src/shared/list/columns/columns_later.tsx')

/** Of react-admin, by the module that asks and what it asks for: what this app never reaches, or later (docs/adr/0016). */
const LEFT_OUT = [
  {
    by: /[\\/]ra-core[\\/]dist[\\/]routing[\\/]adapters[\\/]reactRouterProvider\.js$/,
    asks: /^react-router-dom$/,
    // An export of one's own hides the one that a star brings.
    code: `export * from 'react-router-dom'
export { unreached as createHashRouter, unreached as RouterProvider }`,
  },
  {
    by: /[\\/]ra-core[\\/]dist[\\/]export[\\/]defaultExporter\.js$/,
    asks: /^jsonexport[\\/]/,
    code: 'export { unreached as default }',
  },
  {
    // What tables ask that say nothing of bulk deeds; and no call is held back without a connection: it fails and says so.
    by: /[\\/]ra-ui-materialui[\\/]dist[\\/](?!.*index\.js)/,
    asks: /[\\/](BulkDeleteWith(Confirm|Undo)Button|Offline)\.js$/,
    code: `export { unreached as BulkDeleteWithConfirmButton, unreached as BulkDeleteWithUndoButton }
export { unreached as Offline }`,
  },
  {
    by: /[\\/]ra-ui-materialui[\\/]dist[\\/]list[\\/]datatable[\\/]DataTable(Number)?(Column)?\.js$/,
    asks: /[\\/]ColumnsSelector(Item)?\.js$/,
    code: `export * from ${JSON.stringify(LATER)}`,
  },
] as const

/** From 160 kB on it starts a worker from a blob, which the pages' policy refuses: the export would never come. */
const WITHOUT_WORKER = {
  by: /[\\/]write-excel-file[\\/]modules[\\/]zip[\\/]zipToArrayBuffer\.js$/,
  asks: /^fflate$/,
  code: `import { zipSync } from 'fflate'
export const zip = (files, done) => done(null, zipSync(files))`,
} as const

const REFUSAL = "function unreached() { throw new Error('Left out of the build: docs/adr/0016') }"
const PREFIX = '\0eproc:lean:'

type Answers = readonly Readonly<{ by: RegExp; asks: RegExp; code: string }>[]

const answering = (answers: Answers) => ({
  name: 'eproc:lean',
  resolveId(source: string, importer: string | undefined) {
    const place = answers.findIndex((u) => u.asks.test(source) && u.by.test(importer ?? ''))
    return place < 0 ? null : `${PREFIX}${place}`
  },
  load: (id: string) =>
    id.startsWith(PREFIX) ? `${answers[Number(id.slice(PREFIX.length))]!.code}\n${REFUSAL}` : null,
})

/** Leaves out of the build what react-admin brings for apps that are put together in another way. */
export const lean = (): Plugin => ({
  ...answering([...LEFT_OUT, WITHOUT_WORKER]),
  apply: 'build',
  enforce: 'pre',
})

/** For development, where packages are bundled before the app asks for them: what would not run is answered there, too. */
export const leanInDevelopment = () => answering([WITHOUT_WORKER])
