/** PTEN on the screens until its offers begin; `prakualifikasi.drill.ts` plays it to its end, and PSEL. */
import { tale } from '../../lib/stage.ts'
import { prequalification } from './lib/prequalification.ts'
import { createScene } from './lib/scene.ts'

tale(
  'PTEN through its prequalification',
  () => createScene('PTEN', { nama: 'Pembangunan Rusunawa Pulogebang', kualifikasi: 'P' }),
  prequalification
)
