import { checkProof, readProof, type Proven } from '@eproc/sealing/log/proof'
import { periksa } from '@eproc/i18n/id/periksa_portal'
import { satuBerkas as teks } from '@eproc/i18n/id/satu_berkas'
import { button, element, field, results, textOf } from './dom.ts'
import { compareHeads } from './kept.ts'

type Told = (moment: string | Date) => string

const witnessed = ({ witnesses }: Proven, told: Told): string[] =>
  witnesses.map(({ name, at, vkey }) =>
    [at === null ? periksa.saksiDiam(name) : periksa.saksiSah(name, told(new Date(at))), vkey].join(
      ' · '
    )
  )

/** Proofs of the public log, and a head that was kept elsewhere. */
export function checkSection(told: Told): HTMLElement {
  const file = element('input', {
    type: 'file',
    accept: 'application/json,.json,application/pdf,.pdf',
  })
  const pasted = element('textarea', { spellcheck: 'false' })
  const kept = element('textarea', { spellcheck: 'false' })
  const { node, show } = results()
  const check = async () => {
    const text = (await textOf(file)) || pasted.value
    if (text.trim() === '') return show(periksa.sebab.kosong)
    const proof = readProof(text)
    if (proof === null || proof === 'waiting') {
      return show(proof === null ? periksa.sebab.bentuk : periksa.sebab.menunggu)
    }
    const proven = await checkProof(proof)
    if (typeof proven === 'string') return show(periksa.gagal, periksa.sebab[proven])
    const { daun } = proof
    show(
      periksa.terbukti,
      periksa.terbuktiIsi(told(proven.time), String(daun.nomor + 1), String(proven.head.size)),
      ...witnessed(proven, told),
      ...(kept.value.trim() ? [(await compareHeads(kept.value, proof)).text] : []),
      `${periksa.jenis}: ${periksa.namaJenis[proof.jenis] ?? proof.jenis}`,
      element('pre', {}, proof.isi),
      `${periksa.kunci}: ${proof.kunciLog}`
    )
  }
  return element(
    'section',
    { 'aria-label': teks.periksa },
    element('h2', {}, teks.periksa),
    field('bukti', periksa.berkas, file),
    field('tempel', periksa.tempel, pasted),
    field('lama', periksa.lama, kept),
    button(periksa.periksa, check),
    node
  )
}
