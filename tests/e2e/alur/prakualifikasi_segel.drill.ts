/**
 * PTEN under three holders' keys, from its prequalification to SPMK: keys, offers and openings are made in browsers. One
 * holder loses its passphrase before File 1: it is sealed to the two others, the reserve opens it, and a new key opens File 2.
 */
import { tale } from '../../lib/stage.ts'
import { createKeyScene, losesWords, opensOf, publishesToKeys } from './lib/keys.ts'
import { prequalification, tender } from './lib/prequalification.ts'

tale(
  "PTEN under three holders' keys, one of them lost on the way",
  () =>
    createKeyScene('PTEN', {
      nama: 'Pembangunan Rusunawa Cilincing',
      kualifikasi: 'P',
      metodeEvaluasi: 'NIL',
    }),
  (stage) => {
    publishesToKeys(stage)
    prequalification(stage, opensOf(stage))
    losesWords(stage)
    tender(stage, { appeal: true, opens: opensOf(stage) })
  }
)
