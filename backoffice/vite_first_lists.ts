import type { Plugin, Rolldown } from 'vite'
import { FIRST_LISTS, firstCall } from './src/providers/first_lists.ts'

/**
 * Leaves for the server, by address, what the page of a first list should begin with: the files of its module beyond
 * the entry's, which the page names already, and its first call.
 */
export const firstLists = (): Plugin => ({
  name: 'eproc:first-lists',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
    const closure = (chunk: Rolldown.OutputChunk, all = new Set<string>()): Set<string> => {
      if (all.has(chunk.fileName)) return all
      all.add(chunk.fileName)
      for (const file of chunk.imports) {
        const next = bundle[file]
        if (next?.type === 'chunk') closure(next, all)
      }
      return all
    }
    const entry = closure(chunks.find((chunk) => chunk.isEntry)!)
    const pages = Object.entries(FIRST_LISTS).map(([resource, { module }]) => {
      const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(`/backoffice/${module}`))
      if (!chunk) throw new Error(`first_lists.ts: ${module} is no page of its own`)
      const scripts = [...closure(chunk)].filter((file) => !entry.has(file))
      return [`/${resource}`, { scripts, call: firstCall(resource) }] as const
    })
    const source = JSON.stringify(Object.fromEntries(pages))
    this.emitFile({ type: 'asset', fileName: '.vite/first_lists.json', source })
  },
})
