import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import {
  partsAgain,
  prakompresi,
  styleInPage,
  tanpaRiak,
} from '../vendor-portal/ui/vite_bersama.ts'
import { firstLists } from './vite_first_lists.ts'
import { lean, leanInDevelopment } from './vite_lean.ts'

/* The faces of the font stay the entry's, which writes them into the page: a sheet of their own would hold every page back. */
const FONTS = /@fontsource|theme[\\/](fonts\.ts|fallback\.css)$/
const KIT = /node_modules|backoffice[\\/]src[\\/]shared|vendor-portal[\\/](ui|icons)/
/* Days stand in a few forms only; their calendar is fetched when it is opened. */
const DAY =
  /ui[\\/]src[\\/]dates[\\/](?!Calendar)|[\\/](id[\\/]hari|FormDate|DayInput|isian_hari|CalendarMonthOutlined)\.tsx?$/

/* The camera's part is fetched on devices that are touched. */
const PHOTO =
  /ui[\\/]src[\\/]photo[\\/]|[\\/](CameraAltOutlined|RotateRightOutlined|ZoomInOutlined)\.tsx?$/

/* The rows of a list, with all they stand on: neither what one does with them nor what its dialogs need. */
const ROWS =
  /src[\\/]shared[\\/](list[\\/](ResourceList|ResourceTable|PhoneList)|form[\\/](FormDialogs|RequiredText))\.tsx$/
/* What is asked for once they are there: the form of a list's filters, its buttons, its pages. */
const TOOLS = /src[\\/]shared[\\/]list[\\/](ListTop|SearchBox|columns[\\/]columns_choice)\.tsx?$/
/* Smaller than the request it would cost, and of what the tools have with them. */
const SMALL = /ui[\\/]src[\\/]fields[\\/]UnreadList\.tsx$/
/* Small, and of every form and dialog: with the rows they cost no request of their own. */
const COMMON =
  /backend[\\/]domain[\\/](common[\\/](batas_hitung|checker)|master[\\/]aturan_master)\.ts$|shared[\\/]panel[\\/]Unread\.tsx$/

const isKit = (module: string): boolean =>
  KIT.test(module) && !FONTS.test(module) && !DAY.test(module) && !PHOTO.test(module)

/* The back office lives under /_bo/ (assets only; pages are answered by the server at their own paths). */
export default defineConfig(({ command }) => {
  if (command === 'build') process.env.NODE_ENV = 'production'
  return {
    base: '/_bo/',
    root: import.meta.dirname,
    cacheDir: 'node_modules/.vite',
    plugins: [
      tanpaRiak(),
      partsAgain(),
      lean(),
      react(),
      firstLists(),
      styleInPage(),
      prakompresi(),
    ],
    optimizeDeps: { rolldownOptions: { plugins: [leanInDevelopment()] } },
    resolve: {
      dedupe: [
        'react',
        'react-dom',
        'react-router',
        'react-router-dom',
        'react-hook-form',
        '@emotion/react',
      ],
    },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              // What every page needs, the rows of a list, what is done with them, what many pages need: a page is one
              // wave of requests, not fifty.
              { name: 'kit', test: isKit, tags: ['$initial'] },
              { name: 'list', test: (module) => ROWS.test(module) || COMMON.test(module) },
              { name: 'tools', test: (module) => TOOLS.test(module) || SMALL.test(module) },
              // Of some forms only, and a third of what many pages would share.
              { name: 'autocomplete', test: /[\\/](use)?Autocomplete[\\/]/ },
              { name: 'parts', test: isKit, minShareCount: 8 },
              // Of the packages' panels and every record's history: the same, though shared by fewer.
              { name: 'parts', test: /shared[\\/]panel[\\/]Panel(Table|Skeleton)\.tsx$/ },
              // Of a package's pages and of what signs for its holders: the one must not bring the other.
              { name: 'holders', test: /[\\/](himpunan|log_refusal)\.ts$/ },
              // Of an order's box and of what signs for it: the same.
              { name: 'order', test: /[\\/]id[\\/]perintah\.ts$/ },
            ],
          },
        },
      },
    },
  }
})
