/** An export in development (`npm run dev`): its pages refuse a worker made from a blob, as those of the build do (ADR 0016). */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { build, resolveConfig, type Plugin } from 'vite'
import { AKAR } from '../../scripts/lib/places.ts'

const CONFIG = join(AKAR, 'backoffice/vite.config.ts')

test.group('Exports in development', () => {
  test('write-excel-file, as Vite bundles it for the app, compresses without a worker', async ({
    assert,
  }) => {
    const { optimizeDeps } = await resolveConfig({ configFile: CONFIG }, 'serve')
    const plugins = [optimizeDeps.rolldownOptions?.plugins].flat() as Plugin[]
    const bundled = await build({
      configFile: false,
      logLevel: 'silent',
      // That bundling asks them before its own, too.
      plugins: plugins.map((plugin) => ({ ...plugin, enforce: 'pre' as const })),
      build: {
        write: false,
        minify: false,
        lib: {
          entry: fileURLToPath(import.meta.resolve('write-excel-file/browser')),
          formats: ['es'],
          fileName: 'export',
        },
      },
    })
    const outputs = [bundled].flat() as { output: { code?: string }[] }[]
    const code = outputs.flatMap(({ output }) => output.map((part) => part.code ?? '')).join('\n')
    assert.include(code, 'zipSync')
    assert.notInclude(code, 'new Worker')
  })
})
